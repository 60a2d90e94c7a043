export default Object.values(
  import.meta.glob<string>(
    [
      '../../../../src/shokai/texts/de/*.ftl',
      '!../../../../src/shokai/texts/de/{terminal,arena,coach,training,masters-play,explore,own-games,notices,board,lab,honours,*-command,*guide,*-rules,*-lessons}.ftl',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);
