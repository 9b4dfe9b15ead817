import face from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?inline';

/** A picture sees none of the page's faces, so what has words brings its own: put `style` into the SVG and name `family`. */
export const embeddedFace = {
  family: 'Embedded Serif',
  style: `<style>@font-face { font-family: 'Embedded Serif'; src: url(${face}); }</style>`,
} as const;
