import { Readable, finished, pipeline } from 'node:stream';
import Parser from 'stream-json/Parser.js';
import { decodeBase64, decodeLooseBase64 } from './decode-base64.ts';
import { refuse } from './refusal.ts';

/** Where a value stands in the body: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

export interface StreamedContent {
  /** Whether the string at this path is a file in base64. */
  isContent(path: JsonPath): boolean;
  /** Takes the file as it arrives; its answer takes the string's place in the value. */
  store(bytes: AsyncIterable<Uint8Array>, path: JsonPath): Promise<string>;
  /** Base64 as programs of the machine API write it. */
  isLoose?: boolean;
}

interface Token {
  name: string;
  value?: string;
}

/** Everything beside the files, as in every other JSON body. */
const maxOtherBytes = 1024 * 1024;
/** No body of ours nests deeper; paths stay short. */
const maxDepth = 32;

/** Reads a JSON body of any length without ever holding a file in memory. Refuses malformed, cut off and too large ones. */
export async function readStreamedJson(body: ReadableStream<Uint8Array>, content: StreamedContent): Promise<unknown> {
  const parser = new Parser({ packKeys: false, packStrings: false, packNumbers: false });
  // Broken bodies show in the reading loop; the callback only keeps the pipeline from throwing as well.
  pipeline(Readable.from(readBytes(body), { objectMode: false }), parser, () => undefined);
  try {
    return await new JsonReader(new Tokens(parser), content).read();
  } catch (error) {
    // The parser's own errors begin with its name; everything else (storage, refusals) is not about the JSON.
    throw error instanceof Error && error.message.startsWith('Parser ') ? refuse('error.body.malformed') : error;
  } finally {
    parser.destroy();
  }
}

async function* readBytes(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>;
  } catch {
    throw refuse('file.upload.interrupted');
  }
}

/** The parser makes hundreds of tokens of each piece that arrives; they are waited for once a piece, not once a token. */
class Tokens {
  readonly #parser: Readable;
  #wake = () => {};
  #error: Error | undefined;

  constructor(parser: Readable) {
    this.#parser = parser;
    finished(parser, { writable: false }, (error) => {
      this.#error = error ?? undefined;
      this.#wake();
    });
    parser.on('readable', () => this.#wake());
  }

  /** The next token, if it is there already. */
  take(): Token | undefined {
    return (this.#parser.read() as Token | null) ?? undefined;
  }

  /** The next token; nothing at the end. */
  async next(): Promise<Token | undefined> {
    for (;;) {
      const token = this.take();
      if (token) return token;
      if (this.#error) throw this.#error;
      if (this.#parser.readableEnded) return undefined;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

class JsonReader {
  readonly #tokens: Tokens;
  readonly #content: StreamedContent;
  #bytes = 0;

  constructor(tokens: Tokens, content: StreamedContent) {
    this.#tokens = tokens;
    this.#content = content;
  }

  async read(): Promise<unknown> {
    const root: { value?: unknown } = {};
    const open: { container: object; path: JsonPath; key: string | number }[] = [
      { container: root, path: [], key: 'value' },
    ];
    for (let token = await this.#next(); token; token = await this.#next()) {
      const top = open.at(-1)!;
      const path = open.length === 1 ? [] : [...top.path, top.key];
      const put = (value: unknown) => {
        // The file under a key that comes twice would be stored and then belong to nobody.
        if (Object.hasOwn(top.container, top.key)) throw refuse('error.body.malformed');
        // Own property whatever its name: "__proto__" is a key like others.
        Object.defineProperty(top.container, top.key, { value, enumerable: true, writable: true, configurable: true });
        if (typeof top.key === 'number') top.key += 1;
      };
      if (token.name === 'startObject' || token.name === 'startArray') {
        const container = token.name === 'startArray' ? [] : {};
        if (open.length > maxDepth) throw refuse('error.body.too_large');
        put(container);
        open.push({ container, path, key: token.name === 'startArray' ? 0 : '' });
      } else if (token.name === 'endObject' || token.name === 'endArray') open.pop();
      else if (token.name === 'startKey') top.key = await this.#readAll('endKey');
      else if (token.name === 'startNumber') put(Number(await this.#readAll('endNumber')));
      else if (token.name === 'startString') {
        const isContent = this.#content.isContent(path);
        const decode = this.#content.isLoose ? decodeLooseBase64 : decodeBase64;
        put(
          await (isContent
            ? this.#content.store(decode(this.#readPieces('endString')), path)
            : this.#readAll('endString')),
        );
      } else put(({ nullValue: null, trueValue: true, falseValue: false } as Record<string, unknown>)[token.name]);
    }
    return root.value;
  }

  #next(): Promise<Token | undefined> {
    this.#bytes += 1;
    if (this.#bytes > maxOtherBytes) throw refuse('error.body.too_large');
    return this.#tokens.next();
  }

  /** What has arrived of a string, piece by piece. */
  async *#readPieces(end: string): AsyncGenerator<string> {
    for (let token = await this.#tokens.next(); token && token.name !== end; token = await this.#tokens.next()) {
      const parts = [token.value ?? ''];
      let more = this.#tokens.take();
      for (; more && more.name !== end; more = this.#tokens.take()) parts.push(more.value ?? '');
      yield parts.join('');
      if (more) return;
    }
  }

  async #readAll(end: string): Promise<string> {
    let text = '';
    for await (const piece of this.#readPieces(end)) {
      text += piece;
      this.#bytes += piece.length;
      if (this.#bytes > maxOtherBytes) throw refuse('error.body.too_large');
    }
    return text;
  }
}
