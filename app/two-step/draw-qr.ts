import { encode } from 'uqr';

/** A QR code as squares of one unit: `size` units a side, with the quiet zone of four (ISO/IEC 18004), and the dark ones as an SVG path. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws a text as a QR code of the middle level of error correction. */
export function drawQr(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
