import { boastfulPng, scriptedSvg } from '@sigillum/engine/testing/hostile-pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { normaliseLogo } from './normalise-logo.ts';

const draw = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();
const drawBar = (fill: string) =>
  draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect x="300" y="250" width="400" height="100" fill="${fill}"/></svg>`,
  );
const readCorner = async (image: Buffer) => [...(await sharp(image).raw().toBuffer()).subarray(0, 3)];

describe('a logo', () => {
  it('is cropped to what is not empty, and fits its room', async () => {
    const { image, width, height } = await normaliseLogo(await drawBar('#0a3d62'));
    expect({ width, height }).toEqual({ width: 432, height: 132 });
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: false });
  });

  it.each([
    ['dark', '#0a3d62', [255, 255, 255]],
    ['light', '#ffffff', [22, 27, 38]],
  ])('that is %s and see-through gets a ground on which it is legible', async (_, fill, ground) => {
    expect(await readCorner((await normaliseLogo(await drawBar(fill))).image)).toEqual(ground);
  });

  it('that moves stands still', async () => {
    const frames = await sharp({ create: { width: 40, height: 80, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
    const moving = await sharp(frames).webp({ loop: 0 }).toBuffer();
    const { image } = await normaliseLogo(moving);
    expect((await sharp(image).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ['a drawing with a script', scriptedSvg],
    ['30,000 pixels a side', boastfulPng(30_000)],
    ['a program that is called .png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 7)])],
    ['nothing', Buffer.alloc(0)],
    ['half a PNG', Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])],
  ])('is not %s', async (_, file) => {
    await expect(normaliseLogo(file)).rejects.toMatchObject({ key: 'error.business.logo_unreadable' });
  });
});
