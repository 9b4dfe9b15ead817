import { describe, expect, it } from 'vitest';
import sharp from 'sharp';

import { normaliseImage } from './normalise-image.ts';

const plain = (channels: 3 | 4, alpha = 1) =>
  sharp({ create: { width: 300, height: 100, channels, background: { r: 200, g: 30, b: 60, alpha } } });

describe('an image for a visible signature', () => {
  it('becomes a small JPEG when nothing of it is see-through', async () => {
    const mark = await normaliseImage(await plain(4).resize(3000, 1000).png().toBuffer());
    expect(mark).toMatchObject({ kind: 'photograph', width: 1200, height: 400, components: 3 });
  });

  it('keeps how see-through each pixel is', async () => {
    const mark = await normaliseImage(await plain(4, 0.5).png().toBuffer());
    expect(mark).toMatchObject({ kind: 'picture', width: 300, height: 100 });
    if (mark.kind !== 'picture') return;
    expect([...mark.rgb.subarray(0, 3)]).toEqual([200, 30, 60]);
    expect(mark.alpha).toHaveLength(30_000);
    expect(Math.abs(mark.alpha![0]! - 128)).toBeLessThanOrEqual(1);
  });

  it('is turned upright as its camera said, and printers’ colours become those of screens', async () => {
    const turned = await plain(3).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await normaliseImage(turned)).toMatchObject({ width: 100, height: 300 });
    const printed = await plain(3).toColourspace('cmyk').jpeg().toBuffer();
    expect(await normaliseImage(printed)).toMatchObject({ kind: 'photograph', components: 3 });
  });

  it('is refused when it is none', async () => {
    await expect(normaliseImage(Buffer.from('%PDF-1.7 not an image'))).rejects.toThrow();
  });
});
