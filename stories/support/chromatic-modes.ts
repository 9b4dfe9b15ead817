/**
 * The looks in which Chromatic takes every story: each theme, each end of the widths and each kind of text once, not all of them times
 * all others. German is the longest of our languages.
 */
export const chromaticModes = {
  'light desktop en': { theme: 'light', language: 'en-gb', viewport: 'xl' },
  'dark desktop de': { theme: 'dark', language: 'de-ch', viewport: 'xl' },
  'light phone de': { theme: 'light', language: 'de-ch', viewport: 'xs' },
  'dark phone fr': { theme: 'dark', language: 'fr-ch', viewport: 'xs' },
} as const;
