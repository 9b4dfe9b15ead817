import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hostilePictures } from '../../testing/hostile-pictures.ts';
import { run as cleanLogo } from './clean-logo.ts';
import { run as cleanSealImage } from './clean-seal-image.ts';

const draw = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();
const drawBar = (fill: string) =>
  draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect x="300" y="250" width="400" height="100" fill="${fill}"/></svg>`,
  );
async function clean(bytes: Uint8Array) {
  const cleaned = await cleanLogo({ bytes });
  if (cleaned.kind !== 'cleaned') throw new Error('It is unreadable.');
  return cleaned;
}
const readCorner = async (image: Uint8Array) => [...(await sharp(image).raw().toBuffer()).subarray(0, 3)];

describe('a logo', () => {
  it('is cropped to what is not empty, and fits its room', async () => {
    const { bytes, width, height } = await clean(await drawBar('#0a3d62'));
    expect({ width, height }).toEqual({ width: 432, height: 132 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: false });
  });

  it.each([
    ['dark', '#0a3d62', [255, 255, 255]],
    ['light', '#ffffff', [22, 27, 38]],
  ])('that is %s and see-through gets a ground on which it is legible', async (_, fill, ground) => {
    expect(await readCorner((await clean(await drawBar(fill))).bytes)).toEqual(ground);
  });

  it('that moves stands still', async () => {
    const frames = await sharp({ create: { width: 40, height: 80, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
    const moving = await sharp(frames).webp({ loop: 0 }).toBuffer();
    const { bytes } = await clean(moving);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  it.each(hostilePictures)('is not %s, and no more is a seal’s image', async (_, bytes) => {
    expect(await cleanLogo({ bytes })).toEqual({ kind: 'unreadable' });
    expect(await cleanSealImage({ bytes })).toEqual({ kind: 'unreadable' });
  });
});
