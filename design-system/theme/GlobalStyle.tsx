import { createGlobalStyle } from 'styled-components';
import { reducedMotion } from '../tokens/scales.ts';
import { lightDeclarations, theme, themeDeclarations } from './theme.ts';

/**
 * Emits the theme's variables and the ground rules of every page: type, focus ring, reduced motion. Mount it once, at the root.
 * The theme is the system's; `data-theme="light"` or `"dark"` on the root, or on any part of a page, decides otherwise.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${themeDeclarations}
    color-scheme: light dark;
    /* Leaves an element that the focus moves to clear of the sticky toolbar. */
    scroll-padding-top: 5rem;
  }

  [data-theme='light'] { color-scheme: light; }
  [data-theme='dark'] { color-scheme: dark; }
  [data-theme]:not(:root) { color: ${theme.color.ink}; }

  @supports not (color: light-dark(red, red)) {
    :root {
      ${lightDeclarations}
      color-scheme: light;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --motion-quick: ${reducedMotion.quick};
      --motion-calm: ${reducedMotion.calm};
      scroll-behavior: auto;
    }
  }

  *, *::before, *::after { box-sizing: border-box; }

  body {
    margin: 0;
    background: ${theme.color.canvas};
    color: ${theme.color.ink};
    font: 400 ${theme.fontSize.body} / ${theme.lineHeight.body} ${theme.fontFamily.text};
    font-feature-settings: 'cv05', 'ss03';
    -webkit-font-smoothing: antialiased;
    text-size-adjust: 100%;
    /* A word longer than its line breaks rather than run out; it does not make columns any narrower. */
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; }
  ul, ol { padding: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  fieldset { padding: 0; border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; }
  code { font-family: ${theme.fontFamily.mono}; font-size: 0.875em; }
  img, svg { display: block; max-width: 100%; }
  :where(svg[data-icon]) {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (scripting: none) { [data-awaits-script] { display: none !important; } }
  :disabled { cursor: not-allowed; }

  :focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  /* Paper is white and cannot be pressed: what only leads on is left out there, and a line stays with what it belongs to. */
  @media print {
    :root, [data-theme] { color-scheme: light; }
    h1, h2, h3 { break-after: avoid; }
    tr, li, dl > div { break-inside: avoid; }
    [data-screen-only], [role='search'] { display: none !important; }
  }

  ::selection { background: ${theme.color.pine}; color: ${theme.color.onPine}; }
`;
