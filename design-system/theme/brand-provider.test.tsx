import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandProvider } from './BrandProvider.tsx';

const renderStyles = (accent: string) => renderToString(<BrandProvider accent={accent}>Sigillum</BrandProvider>);

describe('a brand on the server', () => {
  it('sends the colours of both themes with the page', () => {
    expect(renderStyles('#c8102e')).toMatch(/--color-pine:\s?light-dark\(#[0-9a-f]{6},\s?#[0-9a-f]{6}\)/);
  });

  it('keeps the product’s own colour for an accent that is none, and writes nothing of it into the page', () => {
    const css = renderStyles('#fff;} body { display: none');
    expect(css).not.toContain('--color-pine');
    expect(css).not.toContain('display: none');
  });
});
