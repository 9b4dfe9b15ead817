/** Size and colour components of a baseline or progressive JPEG; throws RangeError for anything else. */
export function readJpeg(bytes: Uint8Array): { width: number; height: number; components: 1 | 3 } {
  const fail = () => new RangeError('the image of a visible signature must be a JPEG in grey or RGB');
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw fail();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 2; offset + 9 < bytes.length;) {
    if (bytes[offset] !== 0xff) throw fail();
    const marker = bytes[offset + 1]!;
    // Start-of-frame markers other than the lossless, differential and arithmetic ones.
    if (marker >= 0xc0 && marker <= 0xc2) {
      const components = bytes[offset + 9];
      if (components !== 1 && components !== 3) throw fail();
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7), components };
    }
    offset += 2 + view.getUint16(offset + 2);
  }
  throw fail();
}
