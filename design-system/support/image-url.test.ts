import { describe, expect, it } from 'vitest';
import { buildImageSet, buildImageUrl, buildPlaceholderUrl, locateImage } from './image-url.ts';

const request = { url: 'https://example.ch/a b.png', width: 320, height: 200 };

function readQuery(address: string) {
  return Object.fromEntries(new URL(address, 'https://sigillum.example').searchParams);
}

describe('image addresses', () => {
  it('ask for webp unless told otherwise, and escape the original', () => {
    expect(buildImageUrl('/image', request)).toBe('/image?url=https%3A%2F%2Fexample.ch%2Fa+b.png&w=320&h=200&fm=webp');
    expect(readQuery(buildImageUrl('/image', { ...request, format: 'png' }))['fm']).toBe('png');
  });

  it('carry quality, fit and position where they are given', () => {
    const address = buildImageUrl('/image', { ...request, quality: 80, fit: 'cover', position: 'left top' });
    expect(readQuery(address)).toEqual({
      url: request.url,
      w: '320',
      h: '200',
      fm: 'webp',
      q: '80',
      fit: 'cover',
      position: 'left top',
    });
  });

  it('offer densities 1 and 2 with as many pixels', () => {
    const [single = '', double = '', ...more] = buildImageSet('/image', request).split(', ');
    expect(more).toEqual([]);
    expect(single).toMatch(/w=320&h=200&fm=webp 1x$/);
    expect(double).toMatch(/w=640&h=400&fm=webp 2x$/);
  });

  it.each([
    [undefined, 'fill'],
    ['cover', 'fill'],
    ['contain', 'inside'],
    ['inside', 'inside'],
  ] as const)('ask for a placeholder of 10 by 10 px in quality 50, whole (%s)', (fit, asked) => {
    expect(readQuery(buildPlaceholderUrl('/image', { ...request, ...(fit && { fit }) }))).toEqual({
      url: request.url,
      w: '10',
      h: '10',
      q: '50',
      fm: 'webp',
      fit: asked,
    });
  });

  it('take a bare name for a picture of our own, which was drawn in both densities', () => {
    const { src, srcSet, placeholder } = locateImage('/image', { ...request, url: 'empty-inbox' });
    expect(src).toBe('/img/empty-inbox.webp');
    expect(srcSet).toBe('/img/empty-inbox.webp 1x, /img/empty-inbox@2x.webp 2x');
    expect(readQuery(placeholder!)).toMatchObject({ url: '/img/empty-inbox.webp', w: '10' });
  });

  it('leave a picture as it is where there is no endpoint, or where the page has it already', () => {
    expect(locateImage(undefined, request)).toEqual({ src: request.url });
    for (const url of ['data:image/png;base64,AAAA', 'blob:https://example.ch/1'])
      expect(locateImage('/image', { ...request, url })).toEqual({ src: url });
  });

  it('ask the endpoint for every other picture, in both densities and as placeholder', () => {
    expect(Object.keys(locateImage('/image', request))).toEqual(['src', 'srcSet', 'placeholder']);
  });
});
