import { Transform, type TransformCallback } from 'node:stream';

/**
 * React writes a document in many small pieces and calls `flush` where somebody should see what there is. Until then they are gathered, so that
 * what lies downstream has few large ones.
 */
export class GatheringStream extends Transform {
  #pieces: Buffer[] = [];

  override _transform(piece: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    this.#pieces.push(piece);
    callback();
  }

  override _flush(callback: TransformCallback): void {
    this.#release();
    callback();
  }

  /** Called by React between two complete pieces of HTML. */
  flush(): void {
    this.#release();
  }

  #release(): void {
    if (this.#pieces.length === 0) return;
    this.push(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }
}
