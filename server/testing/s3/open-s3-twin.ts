import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One state of an object; `isMarker`: it was deleted over older ones. */
interface Version {
  id: string;
  bytes: Buffer;
  at: Date;
  isMarker?: boolean;
  /** Until when nobody deletes it. */
  retainedUntil?: Date;
  encryption?: string | undefined;
}

/** How a request goes wrong, once. `cut`: the answer breaks off in its middle; `reset`: before it; `lost`: it was done, and nobody hears of it. */
export type S3Manner = 'slow_down' | 'internal' | 'conflict' | 'cut' | 'reset' | 'lost' | 'damaged' | 'silent';

/** What a test turns on the service. */
export interface S3TwinState {
  /** Of each key, the newest last. */
  objects: Map<string, Version[]>;
  /** Used up one by one by the requests they fit. */
  faults: { on: string; manner: S3Manner }[];
  /** `METHOD key` of each request. */
  received: string[];
  uploads: Map<string, { key: string; parts: Map<number, Buffer>; headers: IncomingMessage['headers'] }>;
  /** Whether conditions are known; a service that does not know them answers 501. */
  knowsConditions: boolean;
  keepsVersions: boolean;
  /** What becomes of the wish for a lock: a bucket without one refuses it, and some services pass over it. */
  lock: 'kept' | 'refused' | 'passed_over';
  /** Nobody is let in. */
  isShut: boolean;
  now: () => Date;
}

class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const skewMs = 15 * 60_000;
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * A small S3 service for what the ready-made one lacks: conditions (412, 409), versions, object lock, and every way to go wrong. Keeps all in
 * memory. `keyId` is the only one that is let in.
 */
export async function openS3Twin({ keyId = 'TWIN', bucket = 'twin' } = {}) {
  const state: S3TwinState = {
    objects: new Map(),
    faults: [],
    received: [],
    uploads: new Map(),
    knowsConditions: true,
    keepsVersions: false,
    lock: 'kept',
    isShut: false,
    now: () => new Date(),
  };
  const newest = (key: string) => {
    const version = state.objects.get(key)?.at(-1);
    return version?.isMarker ? undefined : version;
  };
  const demandCondition = (key: string, headers: IncomingMessage['headers']) => {
    if (headers['if-none-match'] === undefined) return;
    if (!state.knowsConditions) throw new Refused(501, 'NotImplemented');
    if (newest(key)) throw new Refused(412, 'PreconditionFailed');
  };
  const isProved = (bytes: Buffer, headers: IncomingMessage['headers']) =>
    headers['x-amz-checksum-sha256'] === createHash('sha256').update(bytes).digest('base64');
  const store = (key: string, bytes: Buffer, headers: IncomingMessage['headers']): Version => {
    const wish = one(headers['x-amz-object-lock-retain-until-date']);
    if (wish && (state.lock === 'refused' || !state.keepsVersions || !isProved(bytes, headers)))
      throw new Refused(400, 'InvalidRequest');
    const until = state.lock === 'kept' ? wish : undefined;
    const version: Version = {
      id: randomBytes(8).toString('hex'),
      bytes,
      at: state.now(),
      ...(until && { retainedUntil: new Date(until) }),
      encryption: one(headers['x-amz-server-side-encryption']),
    };
    state.objects.set(key, [...(state.keepsVersions ? (state.objects.get(key) ?? []) : []), version]);
    return version;
  };
  const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

  function remove(key: string, versionId: string | null) {
    const versions = state.objects.get(key) ?? [];
    if (versionId !== null) {
      const found = versions.find(({ id }) => id === versionId);
      if (found?.retainedUntil && found.retainedUntil > state.now()) throw new Refused(403, 'AccessDenied');
      state.objects.set(
        key,
        versions.filter((version) => version !== found),
      );
    } else if (state.keepsVersions && versions.length) {
      const marker = { id: randomBytes(8).toString('hex'), bytes: Buffer.alloc(0), at: state.now(), isMarker: true };
      state.objects.set(key, [...versions, marker]);
    } else state.objects.delete(key);
  }

  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...state.objects.keys()].filter((key) => key.startsWith(prefix) && key > after && newest(key));
    const page = keys.toSorted().slice(0, 3);
    const rows = page.map((key) => {
      const { at, bytes } = newest(key)!;
      return `<Contents><Key>${escape(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const more = keys.length > page.length;
    const next = more ? `<NextContinuationToken>${escape(page.at(-1)!)}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://twin');
    const [, named, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const { headers, method = '' } = request;
    const line = `${method} ${key}`;
    state.received.push(line);
    const index = state.faults.findIndex(({ on }) => line.startsWith(on));
    const manner = index < 0 ? undefined : state.faults.splice(index, 1)[0]!.manner;
    if (manner === 'reset') return void request.socket.destroy();
    if (manner === 'silent') return;
    const body = await buffer(request);
    response.setHeader('date', state.now().toUTCString());
    if (manner === 'slow_down') throw new Refused(503, 'SlowDown');
    if (manner === 'internal') throw new Refused(500, 'InternalError');
    if (manner === 'conflict') throw new Refused(409, 'ConditionalRequestConflict');
    if (state.isShut || !headers.authorization?.includes(`Credential=${keyId}/`))
      throw new Refused(403, 'InvalidAccessKeyId');
    const dated = one(headers['x-amz-date'])!.replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    if (Math.abs(new Date(dated).getTime() - state.now().getTime()) > skewMs)
      throw new Refused(403, 'RequestTimeTooSkewed');
    if (named !== bucket) throw new Refused(404, 'NoSuchBucket');
    const proof = createHash('sha256').update(body).digest('hex');
    if (headers['x-amz-content-sha256'] !== proof) throw new Refused(400, 'XAmzContentSHA256Mismatch');
    const send = (status: number, content: Buffer | string = '', more: Record<string, string> = {}) => {
      if (manner === 'lost') return void request.socket.destroy();
      response.writeHead(status, { 'content-length': Buffer.byteLength(content), ...more });
      if (manner !== 'cut') return void response.end(method === 'HEAD' ? '' : content);
      response.write(Buffer.from(content).subarray(0, Math.floor(Buffer.byteLength(content) / 2)), () =>
        request.socket.destroy(),
      );
    };
    const uploadId = url.searchParams.get('uploadId');
    if (!key) return send(200, method === 'GET' ? list(url.searchParams) : '');
    if (method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomBytes(8).toString('hex');
      state.uploads.set(id, { key, parts: new Map(), headers });
      return send(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (uploadId !== null) {
      const upload = state.uploads.get(uploadId);
      if (!upload) throw new Refused(404, 'NoSuchUpload');
      if (method === 'PUT') {
        upload.parts.set(Number(url.searchParams.get('partNumber')), body);
        return send(200, '', { etag: etag(body) });
      }
      if (method === 'POST') {
        demandCondition(key, headers);
        const numbers = [...upload.parts.keys()].toSorted((one_, other) => one_ - other);
        store(key, Buffer.concat(numbers.map((number) => upload.parts.get(number)!)), upload.headers);
      }
      state.uploads.delete(uploadId);
      return send(method === 'POST' ? 200 : 204, method === 'POST' ? '<CompleteMultipartUploadResult/>' : '');
    }
    if (method === 'PUT') {
      demandCondition(key, headers);
      const { id } = store(key, body, headers);
      return send(200, '', { etag: etag(body), ...(state.keepsVersions && { 'x-amz-version-id': id }) });
    }
    if (method === 'DELETE') {
      remove(key, url.searchParams.get('versionId'));
      return send(204);
    }
    const found = newest(key);
    if (!found) throw new Refused(404, 'NoSuchKey');
    const bytes = manner === 'damaged' ? Buffer.from(found.bytes).fill(0, 0, 1) : found.bytes;
    const facts = {
      'last-modified': found.at.toUTCString(),
      etag: etag(found.bytes),
      ...(found.retainedUntil && {
        'x-amz-object-lock-mode': 'COMPLIANCE',
        'x-amz-object-lock-retain-until-date': found.retainedUntil.toISOString(),
      }),
    };
    if (method === 'HEAD') return send(200, bytes, facts);
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined) return send(200, bytes, facts);
    if (Number(from) >= bytes.length) throw new Refused(416, 'InvalidRange');
    const piece = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
    const range = `bytes ${from}-${Number(from) + piece.length - 1}/${bytes.length}`;
    send(206, piece, { ...facts, 'content-range': range });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refused ? error : new Refused(500, 'InternalError');
      const body =
        request.method === 'HEAD'
          ? ''
          : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
      if (response.headersSent) return void request.socket.destroy();
      response
        .writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
        .end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket,
      credentials: { accessKeyId: keyId, secretAccessKey: 'secret of the twin' },
      encryption: undefined,
      isPathStyle: true,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
