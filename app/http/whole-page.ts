/** Takes a document that is complete already, piece by piece as React writes it, and hands it on as one. Asks for nothing, so it has no events. */
export class WholePage {
  #text = '';
  readonly #take: (html: string) => string;
  readonly #done: (page: Uint8Array<ArrayBuffer>) => void;
  readonly #fail: (error: unknown) => void;

  /** `take` makes of what React has drawn what goes out. */
  constructor(
    done: (page: Uint8Array<ArrayBuffer>) => void,
    fail: (error: unknown) => void,
    take = (html: string): string => html,
  ) {
    this.#take = take;
    this.#done = done;
    this.#fail = fail;
  }

  write(piece: string): boolean {
    this.#text += piece;
    return true;
  }

  end(): void {
    this.#done(Buffer.from(this.#take(this.#text)));
  }

  destroy(error: unknown): void {
    this.#fail(error);
  }

  on(): this {
    return this;
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
