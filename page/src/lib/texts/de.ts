export default Object.values(
  import.meta.glob<string>(
    [
      '../../../../src/shokai/texts/de/*.ftl',
      '!../../../../src/shokai/texts/de/{terminal,arena,coach,training,masters-command,masters-play,explore,own-games,notices,board,lab,*guide,*-lessons}.ftl',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);
