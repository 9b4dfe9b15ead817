import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { refuse } from './refusal.ts';

/** Reads a small upload to its end, within `most` bytes. Throws a refusal. */
export async function readUpload(
  body: ReadableStream<Uint8Array>,
  most: number,
  tooLarge: ProblemKey,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) throw refuse(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
