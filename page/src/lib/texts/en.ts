export default Object.values(
  import.meta.glob<string>(
    [
      '../../../../src/shokai/texts/en/*.ftl',
      '!../../../../src/shokai/texts/en/{terminal,arena,coach,training,masters-play,explore,own-games,notices,admin,board,review,lab,honours,ladder,lobby,*-command,*guide,*-rules,*-lessons}.ftl',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);
