import { describe, expect, it } from 'vitest';
import { buildImageSet, buildImageUrl, buildPlaceholderUrl, resolveImage } from './image-url.ts';

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

  it('ask for a placeholder of 10 by 10 px in quality 50', () => {
    expect(readQuery(buildPlaceholderUrl('/image', { ...request, fit: 'cover' }))).toMatchObject({
      w: '10',
      h: '10',
      q: '50',
      fm: 'webp',
      fit: 'cover',
    });
  });

  it('take a bare name for a picture of our own', () => {
    expect(resolveImage('not-found')).toBe('/img/not-found.webp');
    expect(resolveImage('/logos/a.png')).toBe('/logos/a.png');
    expect(resolveImage('https://example.ch/a.png')).toBe('https://example.ch/a.png');
  });
});
