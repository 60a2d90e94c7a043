export default Object.values(
  import.meta.glob<string>(
    [
      '../../../../src/shokai/texts/de/*.ftl',
      '!../../../../src/shokai/texts/de/{terminal,arena,coach,training,masters-play,explore,own-games,notices,admin,board,review,lab,honours,ladder,lobby,*-command,*guide,*-rules,*-lessons}.ftl',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);
