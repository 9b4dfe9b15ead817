import { Readable } from 'node:stream';

/**
 * React writes a document in many small pieces and calls `flush` where somebody should see what there is. Until then they are gathered, so that
 * what lies downstream has few large ones.
 */
export class GatheringStream extends Readable {
  #text = '';

  override _read(): void {
    // What there is comes when React has it.
  }

  write(piece: string): boolean {
    this.#text += piece;
    return true;
  }

  /** Called by React between two complete pieces of HTML. */
  flush(): void {
    if (this.#text === '') return;
    this.push(Buffer.from(this.#text));
    this.#text = '';
  }

  end(): void {
    this.flush();
    this.push(null);
  }
}
