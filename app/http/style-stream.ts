import { Transform, type TransformCallback } from 'node:stream';

/**
 * Puts styles into React's stream. React writes a document in many small pieces and calls `flush` exactly where HTML may be
 * interrupted; so pieces are gathered until then, and the styles that came up meanwhile go into the head (first time) or
 * before the piece that needs them.
 */
export class StyleStream extends Transform {
  readonly #takeStyles: () => string;
  readonly #afterFlush: () => void;
  #pieces: Buffer[] = [];
  #isHeadWritten = false;

  /** `takeStyles` answers the new `<style>` elements since the last time; `afterFlush` pushes what lies downstream. */
  constructor(takeStyles: () => string, afterFlush: () => void) {
    super();
    this.#takeStyles = takeStyles;
    this.#afterFlush = afterFlush;
  }

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
    if (this.#release()) this.#afterFlush();
  }

  #release(): boolean {
    if (this.#pieces.length === 0) return false;
    const html = Buffer.concat(this.#pieces).toString('utf8');
    this.#pieces = [];
    const styles = this.#takeStyles();
    const headEnd = this.#isHeadWritten ? 0 : html.indexOf('</head>');
    this.#isHeadWritten ||= headEnd >= 0;
    const at = Math.max(headEnd, 0);
    // Before the head's end is known nothing may stand before the doctype.
    if (!this.#isHeadWritten) this.push(html);
    else this.push(html.slice(0, at) + styles + html.slice(at));
    return true;
  }
}
