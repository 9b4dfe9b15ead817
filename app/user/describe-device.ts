/** A program and the system it runs on, as people call them; undefined where its words do not say. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

// In this order: most programs claim to be others, too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (table: typeof browsers, words: string) => table.find(([pattern]) => pattern.test(words))?.[1];

/** Reads a User-Agent (RFC 9110, 10.1.5) as far as a person needs to tell two of their devices apart. */
export const describeDevice = (userAgent: string | null): Device => ({
  browser: find(browsers, userAgent ?? ''),
  system: find(systems, userAgent ?? ''),
});
