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
