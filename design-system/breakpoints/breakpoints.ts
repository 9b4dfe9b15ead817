/**
 * Widths in px at which layouts change. A screen below `lg` is "mobile": navigation folds into a drawer there.
 * They stay plain numbers because custom properties do not work inside `@media`.
 */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Widths in px of the screens that layouts are tried on; for viewports of stories and tests, not for styles. */
export const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints;

function mapBreakpoints(toQuery: (width: number) => string): Readonly<Record<Breakpoint, string>> {
  return Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, toQuery(width)])) as Record<
    Breakpoint,
    string
  >;
}

/** Media queries for that width and wider: `${from.md} { … }`. */
export const from = mapBreakpoints((width) => `@media (min-width: ${width}px)`);

/** Media queries for everything narrower than that width: `${until.lg} { … }` is "mobile". */
export const until = mapBreakpoints((width) => `@media (max-width: ${width - 0.02}px)`);

/** Media query for browsers that run no scripts. */
export const withoutScripts = '@media (scripting: none)';
