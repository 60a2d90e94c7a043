export default Object.values(
  import.meta.glob<string>(
    ['../../../../src/shokai/texts/en/*.ftl', '!../../../../src/shokai/texts/en/{terminal,arena}.ftl'],
    { eager: true, query: '?raw', import: 'default' },
  ),
);
