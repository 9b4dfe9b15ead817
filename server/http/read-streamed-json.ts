import { maxDepth } from './body-limits.ts';
import { decodeBase64, decodeLooseBase64 } from './decode-base64.ts';
import { refuse } from './refusal.ts';

/** Passes over a byte order mark, as everywhere. */
const utf8 = new TextDecoder();

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

/** Everything beside the files, as in every other JSON body. */
const maxOtherBytes = 1024 * 1024;

/** Reads a JSON body of any length without ever holding a file in memory. Refuses malformed, cut off and too large ones. */
export async function readStreamedJson(body: ReadableStream<Uint8Array>, content: StreamedContent): Promise<unknown> {
  // What is refused on the way stays with its reader, unread: the connection ends with the answer, and the sender stops (linger.ts).
  return await new JsonReader(new Source(body), content).read();
}

const quote = 0x22;
const backslash = 0x5c;

/** Whether the character there is escaped: an odd number of backslashes stands before it. */
function isEscaped(bytes: Buffer, at: number, from: number): boolean {
  let before = at;
  while (before > from && bytes[before - 1] === backslash) before -= 1;
  return (at - before) % 2 === 1;
}

function findEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(quote, from);
  while (at >= 0 && isEscaped(bytes, at, from)) at = bytes.indexOf(quote, at + 1);
  return at;
}

/** Where an escape begins that goes on in what has not arrived yet (`\`, `\u00`); else the end. */
function findCutEscape(bytes: Buffer, from: number): number {
  const longest = 6;
  const at = bytes.lastIndexOf(backslash);
  if (at < Math.max(from, bytes.length - longest) || isEscaped(bytes, at, from)) return bytes.length;
  const isWhole = bytes.length - at >= (bytes[at + 1] === 0x75 ? longest : 2);
  return isWhole ? bytes.length : at;
}

/** The body as it arrives. */
class Source {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  /** What has arrived, and how far it was read. */
  bytes: Buffer = Buffer.alloc(0);
  at = 0;

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  /** Waits for what comes next; false at the end. What was not read yet stays before it. */
  async wait(): Promise<boolean> {
    const { done, value } = await this.#reader.read().catch(() => {
      throw refuse('file.upload.interrupted');
    });
    if (done) return false;
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    const rest = this.bytes.subarray(this.at);
    this.bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    this.at = 0;
    return true;
  }
}

/** An object or array that is open, and where in it we are. */
interface Level {
  key: string | number;
  /** Of an object. */
  keys?: Set<string>;
  awaitsKey: boolean;
}

/**
 * Passes over the body and keeps all of it but the files, in whose places it puts their names; what that says, and whether it is JSON at all,
 * is for the parser to tell. On the way nothing more is looked at than where a string stands.
 */
class JsonReader {
  readonly #source: Source;
  readonly #content: StreamedContent;
  readonly #kept: Buffer[] = [];
  readonly #levels: Level[] = [];
  #size = 0;

  constructor(source: Source, content: StreamedContent) {
    this.#source = source;
    this.#content = content;
  }

  async read(): Promise<unknown> {
    const source = this.#source;
    do {
      const { bytes } = source;
      let from = source.at;
      for (let at = from; at < bytes.length; at += 1) {
        if (bytes[at] !== quote) {
          this.#step(bytes[at]!);
          continue;
        }
        this.#keep(bytes.subarray(from, at));
        source.at = at + 1;
        await this.#readString();
        // More may have come meanwhile.
        if (source.bytes !== bytes) {
          from = -1;
          break;
        }
        from = source.at;
        at = from - 1;
      }
      if (from < 0) continue;
      this.#keep(bytes.subarray(from));
      source.at = bytes.length;
    } while (source.at < source.bytes.length || (await source.wait()));
    try {
      return JSON.parse(utf8.decode(Buffer.concat(this.#kept)));
    } catch {
      throw refuse('error.body.malformed');
    }
  }

  /** One character outside of strings. */
  #step(byte: number): void {
    const levels = this.#levels;
    const top = levels.at(-1);
    if (byte === 0x7b /* { */) levels.push({ key: '', keys: new Set(), awaitsKey: true });
    else if (byte === 0x5b /* [ */) levels.push({ key: 0, awaitsKey: false });
    else if (byte === 0x7d /* } */ || byte === 0x5d /* ] */) levels.pop();
    else if (byte === 0x2c /* , */ && top) {
      if (typeof top.key === 'number') top.key += 1;
      else top.awaitsKey = true;
    }
    if (levels.length > maxDepth) throw refuse('error.body.too_large');
  }

  /** A key, a file or any other string, from behind its first quote to behind its last. */
  async #readString(): Promise<void> {
    const top = this.#levels.at(-1);
    const path = this.#levels.map(({ key }) => key);
    if (top?.awaitsKey) {
      const key = await this.#readKey();
      // The file under a key that comes twice would be stored and then belong to nobody.
      if (top.keys!.has(key)) throw refuse('error.body.malformed');
      top.keys!.add(key);
      top.key = key;
      top.awaitsKey = false;
    } else if (this.#content.isContent(path)) {
      const decode = this.#content.isLoose ? decodeLooseBase64 : decodeBase64;
      const pieces = this.#readText();
      const name = await this.#content.store(decode(pieces), path);
      // Whatever was not asked for is passed over.
      for await (const _ of pieces);
      this.#keep(Buffer.from(JSON.stringify(name)));
    } else {
      this.#keep(Buffer.of(quote));
      for await (const raw of this.#readRaw()) this.#keep(raw);
      this.#keep(Buffer.of(quote));
    }
  }

  async #readKey(): Promise<string> {
    const begun = this.#kept.length;
    this.#keep(Buffer.of(quote));
    for await (const raw of this.#readRaw()) this.#keep(raw);
    this.#keep(Buffer.of(quote));
    try {
      return JSON.parse(Buffer.concat(this.#kept.slice(begun)).toString('utf8')) as string;
    } catch {
      throw refuse('error.body.malformed');
    }
  }

  /** The inside of a string as it was sent, in pieces none of which cuts an escape. */
  async *#readRaw(): AsyncGenerator<Buffer> {
    const source = this.#source;
    for (;;) {
      const { bytes, at } = source;
      const end = findEnd(bytes, at);
      const upTo = end < 0 ? findCutEscape(bytes, at) : end;
      source.at = end < 0 ? upTo : end + 1;
      if (upTo > at) yield bytes.subarray(at, upTo);
      if (end >= 0) return;
      if (!(await source.wait())) throw refuse('error.body.malformed');
    }
  }

  /** The same as text of single bytes, which is what base64 is. */
  async *#readText(): AsyncGenerator<string> {
    for await (const raw of this.#readRaw()) {
      // Line breaks are escaped in JSON; all other characters of this kind are no base64 either.
      if (raw.includes(0x0a) || raw.includes(0x0d) || raw.includes(0x09)) throw refuse('error.body.malformed');
      yield raw.includes(backslash) ? readEscapes(raw) : raw.toString('latin1');
    }
  }

  #keep(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#size += bytes.length;
    if (this.#size > maxOtherBytes) throw refuse('error.body.too_large');
    this.#kept.push(bytes);
  }
}

function readEscapes(raw: Buffer): string {
  let text: string;
  try {
    text = JSON.parse(`"${raw.toString('latin1')}"`) as string;
  } catch {
    throw refuse('error.body.malformed');
  }
  if ([...text].some((letter) => letter > '~')) throw refuse('file.upload.not_base64');
  return text;
}
