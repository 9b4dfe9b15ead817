import { Writable } from 'node:stream';

/** Takes a document that is complete already, and hands it on in one piece. */
export class WholePage extends Writable {
  readonly #pieces: Buffer[] = [];
  readonly #done: (page: Uint8Array<ArrayBuffer>) => void;

  constructor(done: (page: Uint8Array<ArrayBuffer>) => void) {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
    this.#done = done;
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, callback: () => void): void {
    this.#pieces.push(piece);
    callback();
  }

  override _final(callback: () => void): void {
    this.#done(Buffer.concat(this.#pieces));
    callback();
  }
}

const wholes = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** The answer of a whole page, whose bytes whoever sends it on need not gather from a stream. */
export function answerPage(page: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(page, init);
  wholes.set(response, page);
  return response;
}

/** The bytes of such an answer. */
export const readWhole = (response: Response): Uint8Array<ArrayBuffer> | undefined => wholes.get(response);
