import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { type Brand, BrandLogo, BrandProvider, isSafeLogoUrl } from './BrandProvider.tsx';

function render(brand: Brand | undefined) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <BrandProvider brand={brand}>
        <BrandLogo>Sigillum</BrandLogo>
      </BrandProvider>,
    ),
  );
  return { html, css: sheet.getStyleTags() };
}

describe('a brand on the server', () => {
  it('sends the colours of both themes with the page and the logo with the name as its text', () => {
    const { html, css } = render({ name: 'Keller AG', accent: '#c8102e', logoUrl: '/images/keller.png' });
    expect(css).toMatch(/--color-pine:\s?light-dark\(#[0-9a-f]{6},\s?#[0-9a-f]{6}\)/);
    expect(html).toContain('src="/images/keller.png"');
    expect(html).toContain('alt="Keller AG"');
  });

  it('keeps the product’s own colour for an accent that is none, and writes nothing of it into the page', () => {
    const { css } = render({ name: 'Keller AG', accent: '#fff;} body { display: none' });
    expect(css).not.toContain('--color-pine');
    expect(css).not.toContain('display: none');
  });

  it('shows the name where there is no safe logo, and the product where there is no business', () => {
    expect(render({ name: 'Keller AG', logoUrl: 'javascript:alert(1)' }).html).toContain('>Keller AG<');
    expect(render(undefined).html).toBe('Sigillum');
  });
});

it('loads logos by https, from this origin, or out of the address itself, and never otherwise', () => {
  for (const good of [
    'https://example.ch/logo.svg',
    '/images/logo',
    'data:image/png;base64,AA',
    'data:image/svg+xml,%3Csvg',
  ])
    expect(isSafeLogoUrl(good), good).toBe(true);
  for (const bad of [
    'http://example.ch/a.png',
    '//example.ch/a.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:x',
    '',
  ])
    expect(isSafeLogoUrl(bad), bad).toBe(false);
});
