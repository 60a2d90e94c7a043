import { expect, it } from 'vitest';
import { selfContained } from './picture';

it('takes the files that styles name into them, each once, and leaves links within the picture', async () => {
  const asked: string[] = [];
  const load = (address: string) => {
    asked.push(address);
    return Promise.resolve('data:x');
  };
  const css = `a { background: url("/water.svg") } b { background: url(/water.svg) } @font-face { src: url('./f.woff2') }
    c { fill: url(#shade) } d { background: url(data:image/png;base64,AA) }`;
  const told = await selfContained(css, 'http://x/assets/page.css', load);
  expect(asked).toEqual(['http://x/water.svg', 'http://x/assets/f.woff2']);
  expect(told.match(/url\("data:x"\)/g)).toHaveLength(3);
  expect(told).toContain('url(#shade)');
  expect(told).toContain('url(data:image/png;base64,AA)');
});
