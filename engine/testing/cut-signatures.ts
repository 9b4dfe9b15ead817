import { readDer } from '../pki/der.ts';

/** A signature as a judge gets it: the message, and the bytes that it vouches for. */
export interface CutSignature {
  cms: Uint8Array;
  covered: Uint8Array;
}

/**
 * Cuts every signature out of a signed file by its ByteRange alone. The message ends where its DER says: it may end in 00, as the
 * room that is left behind it does.
 */
export function cutSignatures(file: Uint8Array): CutSignature[] {
  const text = Buffer.from(file).toString('latin1');
  return [...text.matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/g)].map((match) => {
    const [first, second, length] = match.slice(1).map(Number) as [number, number, number];
    const contents = Buffer.from(text.slice(first + 1, second - 1), 'hex');
    const covered = Buffer.concat([file.subarray(0, first), file.subarray(second, second + length)]);
    return { cms: readDer(contents).raw, covered };
  });
}
