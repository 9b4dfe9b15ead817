import { Readable } from 'node:stream';

/**
 * React writes a document in many small pieces and calls `flush` where somebody should see what there is. Until then they are gathered, so that
 * what lies downstream has few large ones.
 */
export class GatheringStream extends Readable {
  #text = '';
  readonly #take: (html: string) => string;

  /** `take` makes of what React has drawn what goes out. */
  constructor(take = (html: string): string => html) {
    super();
    this.#take = take;
  }

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
    this.push(Buffer.from(this.#take(this.#text)));
    this.#text = '';
  }

  end(): void {
    this.flush();
    this.push(null);
  }
}
