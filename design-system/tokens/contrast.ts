/** Relative luminance of a `#rrggbb` colour, 0 (black) to 1 (white); WCAG 2.2, definition of relative luminance. */
function measureLuminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21; WCAG 2.2, definition of contrast ratio. */
export function measureContrast(one: string, other: string): number {
  const [darker, lighter] = [measureLuminance(one), measureLuminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}
