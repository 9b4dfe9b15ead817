import { refuse } from '../http/refusal.ts';
import type { KeptFiles, ReceivedFile } from './kept-files.ts';
import { maxFileBytes } from './verification-limits.ts';
import { FileTooLargeError } from './write-file.ts';

/** Takes an upload into a file of its own; refuses too much and what breaks off. */
export async function receiveFile(
  files: Pick<KeptFiles, 'receive'>,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  // An error of the sender means that the upload broke off; any other is ours.
  let isBroken = false;
  const watched = (async function* () {
    try {
      yield* body;
    } catch (error) {
      isBroken = true;
      throw error;
    }
  })();
  try {
    return await files.receive(watched, maxFileBytes, signal);
  } catch (error) {
    if (error instanceof FileTooLargeError) throw refuse('error.verification.too_large');
    if (isBroken || signal.aborted) throw refuse('file.upload.interrupted');
    throw error;
  }
}
