export default Object.values(
  import.meta.glob<string>(['../../../../src/shokai/texts/ja/*.ftl', '!**/terminal.ftl', '!**/arena.ftl'], { eager: true, query: '?raw', import: 'default' }),
);
