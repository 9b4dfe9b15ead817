/** Distances in rem, on a grid of 4 px at the default text size. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
} as const;

/** A step of the distance scale. */
export type SpaceStep = keyof typeof space;

/** Font sizes in rem. `display` steps are set in the serif. */
export const fontSize = {
  small: '0.8125rem',
  body: '0.9375rem',
  large: '1.0625rem',
  title: '1.25rem',
  heading: '1.5rem',
  display: '2rem',
  poster: '2.75rem',
} as const;

/** Line heights without unit. */
export const lineHeight = { tight: '1.2', snug: '1.35', body: '1.55' } as const;

/** Font stacks; the `Fallback` faces have the metrics of the real ones, so that nothing moves when those arrive (design-system/fonts.css). */
export const fontFamily = {
  text: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  display: "'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif",
  mono: "'Source Code Pro', ui-monospace, 'SFMono-Regular', 'Liberation Mono', Menlo, monospace",
} as const;

/** Corner radii: small on controls, none on tables, full on marks. */
export const radius = { control: '4px', card: '6px', panel: '10px', full: '999px' } as const;

/** Shadows: paper lies flat and only what floats throws one. At night they are deeper and a thin light marks the upper edge. */
export const elevation = {
  flat: 'none',
  sheet:
    '0 1px 2px light-dark(rgb(19 33 29 / 0.06), rgb(0 0 0 / 0.4)), 0 4px 12px light-dark(rgb(19 33 29 / 0.05), rgb(0 0 0 / 0.28))',
  floating:
    'inset 0 1px 0 light-dark(transparent, rgb(255 255 255 / 0.06)), 0 2px 6px light-dark(rgb(19 33 29 / 0.08), rgb(0 0 0 / 0.4)), 0 12px 32px light-dark(rgb(19 33 29 / 0.14), rgb(0 0 0 / 0.5))',
} as const;

/** Transition times: `quick` for a control that answers (hover, switch), `calm` for a surface that comes or goes; both along `curve`. */
export const motion = { quick: '120ms', calm: '220ms', curve: 'cubic-bezier(0.2, 0, 0.1, 1)' } as const;

/** What takes their place for people who prefer reduced motion. Not 0, so that `transitionend` still comes. */
export const reducedMotion = { quick: '1ms', calm: '1ms' } as const;

/** Greatest width in px of a page's content, and of what stands above it. */
export const containerWidth = 1200;

/** Heights in px that layouts and their sticky neighbours share. */
export const toolbarHeight = 64;
/** Height in px of the strip under the toolbar. */
export const toolbarExtensionHeight = 48;
/** Delay in ms before a tooltip appears. */
export const tooltipDelayMs = 150;
