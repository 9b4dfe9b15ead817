import { toLatin1 } from './values.ts';

/** Thrown when a CMS is larger than the room kept for it; prepare again with at least `neededSize` bytes. */
export class PlaceholderTooSmall extends Error {
  override name = 'PlaceholderTooSmall';
  readonly neededSize: number;
  constructor(neededSize: number) {
    super(`the signature needs ${neededSize} bytes`);
    this.neededSize = neededSize;
  }
}

/** Puts the CMS into a prepared tail and returns the final tail; no byte outside the placeholder changes. */
export function embedSignature(
  prepared: { tail: Uint8Array; contentsOffset: number; contentsSize: number },
  cms: Uint8Array,
): Uint8Array<ArrayBuffer> {
  if (cms.length > prepared.contentsSize) throw new PlaceholderTooSmall(cms.length);
  const tail = Uint8Array.from(prepared.tail);
  tail.set(toLatin1(Buffer.from(cms).toString('hex')), prepared.contentsOffset);
  return tail;
}
