import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import zlib from 'node:zlib';

/** Below this nothing is won. */
const least = 1000;
/** More than this is compressed beside the thread that answers, piece by piece. */
const most = 256 * 1024;
/** Turns of the event loop within which an answer that is there already comes as a whole. */
const turns = 8;

/** What people and programs are told; files have their own ways. */
const compressible = /^(?:text\/|application\/(?:problem\+)?json\b)/;

interface Coding {
  compress: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;
  open: () => zlib.BrotliCompress | zlib.Gzip | zlib.ZstdCompress;
  flush: number;
}

const zstd = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 1 } };
const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } };
const gzip = { level: 5 };

/**
 * The cheapest first, by what a dashboard takes (docs/benchmarks.md), and each by its quickest words, as more thorough ones take tables of half a megabyte
 * (decision 398). Node before 22.15 has no zstd.
 */
const codings: Readonly<Record<string, Coding>> = {
  ...('zstdCompressSync' in zlib && {
    zstd: {
      compress: (bytes) => zlib.zstdCompressSync(bytes, zstd),
      open: () => zlib.createZstdCompress(zstd),
      flush: zlib.constants.ZSTD_e_flush,
    } satisfies Coding,
  }),
  br: {
    compress: (bytes) => zlib.brotliCompressSync(bytes, brotli),
    open: () => zlib.createBrotliCompress(brotli),
    flush: zlib.constants.BROTLI_OPERATION_FLUSH,
  },
  gzip: {
    compress: (bytes) => zlib.gzipSync(bytes, gzip),
    open: () => zlib.createGzip(gzip),
    flush: zlib.constants.Z_SYNC_FLUSH,
  },
};

/** The first of ours that the caller takes; nothing where it names none, or refuses it (`q=0`). */
function chooseCoding(accepted: string): string | undefined {
  const names = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*/, '').trim()),
  );
  return Object.keys(codings).find((name) => names.has(name));
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Read = ReturnType<Reader['read']>;

/** What comes within a few turns; `rest` where more is awaited. */
async function gather(reader: Reader): Promise<{ pieces: Uint8Array[]; rest?: Read }> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const readOn = () => {
    const next = reader.read();
    // Whoever goes on with it hears why it failed; until then what is there is written, and nobody listens.
    next.catch(() => undefined);
    return next;
  };
  let read = readOn();
  for (let turn = 0; turn < turns && size <= most;) {
    const found = await Promise.race([read, nextTurn()]);
    if (!found) turn += 1;
    else if (found.done) return { pieces };
    else {
      pieces.push(found.value);
      size += found.value.byteLength;
      read = readOn();
    }
  }
  return { pieces, rest: read };
}

/** Compresses what comes, and sends each piece on at once. */
function compressOn(pieces: readonly Uint8Array[], rest: Read, reader: Reader, { open, flush }: Coding) {
  const coder = open();
  const write = (piece: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      coder.write(piece, (error) => (error ? reject(error) : coder.flush(flush, () => resolve())));
    });
  const work = async () => {
    for (const piece of pieces) await write(piece);
    for (let read = await rest; !read.done; read = await reader.read()) await write(read.value);
    coder.end();
  };
  coder.once('close', () => void reader.cancel().catch(() => undefined));
  work().catch((error: unknown) => coder.destroy(error instanceof Error ? error : new Error(String(error))));
  return Readable.toWeb(coder) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Compresses an answer by what its caller takes: as a whole where it is there already, and else piece by piece. Leaves alone what is a part, has
 * a mark of its bytes (ETag), or is compressed. `known` are the bytes of its body, where somebody has them: then it need not be read.
 */
export async function compressAnswer(
  request: Request,
  response: Response,
  known?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const { headers, status, statusText } = response;
  const isOther = ['content-encoding', 'etag', 'content-range', 'content-disposition'].some((name) =>
    headers.has(name),
  );
  if (isOther || !compressible.test(headers.get('content-type') ?? '')) return response;
  const body = known ? null : response.body;
  if (!known && !body) return response;
  headers.append('vary', 'accept-encoding');
  const name = chooseCoding(request.headers.get('accept-encoding') ?? '');
  if (!name || Number(headers.get('content-length') ?? least) < least) return response;
  const coding = codings[name]!;
  const answer = (content: BodyInit) => new Response(content, { status, statusText, headers });
  const answerCompressed = (content: BodyInit) => {
    headers.set('content-encoding', name);
    headers.delete('content-length');
    return answer(content);
  };
  const compressWhole = (whole: Uint8Array<ArrayBuffer>) =>
    whole.byteLength < least ? answer(whole) : answerCompressed(coding.compress(whole));
  if (!body) return compressWhole(known!);
  const reader = body.getReader();
  const { pieces, rest } = await gather(reader);
  if (rest) return answerCompressed(compressOn(pieces, rest, reader, coding));
  return compressWhole((pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)) as Uint8Array<ArrayBuffer>);
}
