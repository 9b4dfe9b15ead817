import { transformImage } from '@sigillum/api-contracts/platform/transform-image.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fitLogo } from './fit-logo.ts';
import { LogoImage } from './logo-image.tsx';

const room = { width: 200, height: 48 };

it.each([
  [480, 160, 144, 48],
  [480, 60, 200, 25],
  [90, 40, 90, 40],
  [480, 1, 200, 1],
])('shows a logo of %d × %d in %d × %d', (width, height, shownWidth, shownHeight) => {
  expect(fitLogo({ width, height }, room)).toEqual({ width: shownWidth, height: shownHeight });
});

it('asks the endpoint for both densities and a placeholder, in words that it takes', () => {
  const url = `/v1/businesses/5f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a80/logo/${'a'.repeat(64)}`;
  const logo = { url, width: 480, height: 160 };
  const markup = renderToStaticMarkup(<LogoImage logo={logo} alt="Keller AG" room={room} />).replaceAll('&amp;', '&');
  const addresses = [...markup.matchAll(/\/v1\/image-transformation\?[^" ]+/g)].map(([address]) => address);
  const wishes = addresses.map((address) => {
    const { pathname, searchParams } = new URL(address, 'https://sign.example.ch');
    expect(pathname).toBe(transformImage.path);
    return transformImage.query.parse(Object.fromEntries(searchParams));
  });
  const inside = { url, fm: 'webp', fit: 'inside' };
  expect(wishes.map(({ w, h }) => [w, h]).toSorted()).toEqual(
    [
      [10, 10],
      [144, 48],
      [144, 48],
      [288, 96],
    ].toSorted(),
  );
  for (const wish of wishes) expect(wish).toMatchObject(inside);
});
