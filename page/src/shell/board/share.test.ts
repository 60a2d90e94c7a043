import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './share';

describe('a study as a link', () => {
  const study = {
    record: '[Shokai "1"]\n{Größe 大坂}\n'.repeat(200),
    line: [
      [3, 0],
      [7, 2],
    ],
    step: 9,
  };

  it('comes out as it went in, and shorter', async () => {
    const link = await packed(study);
    expect(link.length).toBeLessThan(study.record.length / 4);
    expect(link).toMatch(/^s=[\w-]+$/);
    expect(await unpacked(`#${link}`)).toEqual(study);
    expect(await unpacked(`#${await packed({ ...study, line: [], step: null })}`)).toMatchObject({ step: null });
  });

  it('is refused where it is broken, something else, or would unpack to very much', async () => {
    const link = await packed(study);
    for (const hash of ['', '#', '#s=', '#s=%%%', `#${link.slice(0, -9)}`, '#s=AAAA', '#t=abc'])
      expect(await unpacked(hash)).toBeNull();
    expect(await unpacked(`#${await packed({ ...study, record: 'a'.repeat(5_000_000) })}`)).toBeNull();
    expect(await unpacked(`#${await packed({ ...study, step: -1 })}`)).toBeNull();
    expect(await unpacked(`#${await packed({ ...study, line: [['x']] as unknown as number[][] })}`)).toBeNull();
  });
});
