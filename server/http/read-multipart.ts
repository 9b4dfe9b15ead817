import { refuse } from './refusal.ts';

/** One part of a form, its bytes as they arrive. Whoever gets it reads it to its end before the next one. */
export interface FormPart {
  name: string;
  /** A file, whatever it is called; undefined for a plain field. */
  filename: string | undefined;
  contentType: string | undefined;
  bytes: AsyncIterable<Uint8Array>;
}

const mostHeadBytes = 16 * 1024;
const mostParts = 100;
const end = Buffer.from('\r\n\r\n');

/** Bytes that arrive, looked at from the front. */
class Window {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);
  isDone = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  get held(): Buffer {
    return this.#held;
  }

  async more(): Promise<boolean> {
    const { value, done } = await this.#source.next().catch(() => {
      throw refuse('file.upload.interrupted');
    });
    if (done) this.isDone = true;
    else this.#held = Buffer.concat([this.#held, value]);
    return !done;
  }

  take(length: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }
}

/**
 * The parts of a multipart/form-data body (RFC 7578), none of which is ever held whole. Throws the refusal of a malformed or broken off one.
 */
export async function* readMultipart(body: ReadableStream<Uint8Array>, contentType: string): AsyncGenerator<FormPart> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType);
  if (!boundary) throw refuse('error.body.malformed');
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`);
  const window = new Window(prefix(body));
  // What stands before the first delimiter belongs to nobody.
  for await (const _ of readUntil(window, delimiter));
  for (let count = 0; ; count += 1) {
    if (await isLast(window)) return;
    if (count >= mostParts) throw refuse('error.body.too_large');
    const head = readHead(await readHeadBytes(window));
    const bytes = readUntil(window, delimiter);
    yield { ...head, bytes };
    // Whatever its reader has left.
    for await (const _ of bytes);
  }
}

/** The first delimiter stands at the very beginning: with a line end before it, it is like the others. */
async function* prefix(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\r\n');
  yield* body as unknown as AsyncIterable<Uint8Array>;
}

async function* readUntil(window: Window, delimiter: Buffer): AsyncGenerator<Uint8Array> {
  for (;;) {
    const at = window.held.indexOf(delimiter);
    if (at >= 0) {
      if (at > 0) yield window.take(at);
      window.take(delimiter.length);
      return;
    }
    // The delimiter may have begun.
    const safe = window.held.length - delimiter.length + 1;
    if (safe > 0) yield window.take(safe);
    if (!(await window.more())) throw refuse('error.body.malformed');
  }
}

/** After a delimiter comes a line end, or two hyphens where nothing follows. */
async function isLast(window: Window): Promise<boolean> {
  while (window.held.length < 2) if (!(await window.more())) throw refuse('error.body.malformed');
  const mark = window.take(2).toString('latin1');
  if (mark !== '--' && mark !== '\r\n') throw refuse('error.body.malformed');
  return mark === '--';
}

async function readHeadBytes(window: Window): Promise<Buffer> {
  for (;;) {
    const at = window.held.indexOf(end);
    if (at >= 0) return Buffer.from(window.take(at + end.length));
    if (window.held.length > mostHeadBytes || !(await window.more())) throw refuse('error.body.malformed');
  }
}

function readHead(bytes: Buffer): Omit<FormPart, 'bytes'> {
  const lines = bytes.toString('utf8').split('\r\n');
  const find = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const disposition = find('content-disposition') ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? /;\s*name=([^;\s]+)/i.exec(disposition)?.[1];
  if (name === undefined) throw refuse('error.body.malformed');
  const filename = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return { name, filename, contentType: find('content-type') };
}
