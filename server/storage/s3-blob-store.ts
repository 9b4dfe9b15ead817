import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { BlobDamagedError, BlobMissingError, requireBlobName, StorageUnavailableError } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';
import { openFileCache } from './file-cache.ts';
import { measureSeldom } from './measure-seldom.ts';
import { isMissing, openObjectStorage, readRefusal, type Patience } from './object-storage.ts';
import type { ObjectStorageSettings } from './storage-settings.ts';
import { writeDraft, type Draft } from './write-draft.ts';

/** What is longer goes in parts of this size. */
export const partSize = 16 * 1024 * 1024;
/** What is younger need not be made young again: whoever clears up leaves it. */
const youngMs = 10 * 60_000;
/** Moments of the service are in seconds, and by its clock. */
const doubtMs = 5000;
const mostCuts = 5;

export interface S3BlobStoreOptions {
  settings: ObjectStorageSettings;
  /** For drafts and copies. */
  folder: string;
  cacheBytes: number;
  patience?: Patience;
}

/**
 * Opens the BlobStore that keeps one object a blob in a bucket, under `files/` and its SHA-256, which the service itself proves: it is
 * the hash of the signed request. Nothing is ever whole in memory; what workers read by path is copied to this machine, and proved again.
 */
export async function openS3BlobStore({
  settings,
  folder,
  cacheBytes,
  patience,
}: S3BlobStoreOptions): Promise<BlobStore> {
  const { bucket: Bucket } = settings;
  const cache = await openFileCache(folder, cacheBytes);
  const { sdk, client, ask, sealed } = await openObjectStorage(settings, patience);
  const locate = (sha256: string) => ({ Bucket, Key: `files/${requireBlobName(sha256)}` });
  // A service that does not know conditions says so once.
  let knowsConditions = true;

  const head = async (sha256: string) => {
    const where = locate(sha256);
    try {
      return await ask(() => client.send(new sdk.HeadObjectCommand(where)));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  /** Has the service compare a request's payload with a hash. */
  const demandProof = (request: unknown, sha256: string) => {
    (request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
  };
  const proof = { step: 'build', name: 'demandProof' } as const;

  const putWhole = (draft: string, { sha256, size }: Draft, condition: { IfNoneMatch?: '*' }) =>
    ask(async () => {
      const Body = createReadStream(draft, { highWaterMark: 256 * 1024 });
      try {
        const input = { ...locate(sha256), ...sealed, ...condition, Body, ContentLength: size };
        const command = new sdk.PutObjectCommand(input);
        command.middlewareStack.add(
          (next) => (args) => {
            demandProof(args.request, sha256);
            return next(args);
          },
          proof,
        );
        await client.send(command);
      } finally {
        Body.destroy();
      }
    });

  const putParts = (draft: string, { sha256, size, slices }: Draft, condition: { IfNoneMatch?: '*' }) =>
    // Whoever was faster ends this upload: it begins anew.
    ask(async () => {
      const where = locate(sha256);
      const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...where, ...sealed }));
      try {
        const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
        for (const [index, slice] of slices.entries()) {
          const PartNumber = index + 1;
          const start = index * partSize;
          const end = Math.min(size, start + partSize);
          const { ETag } = await ask(async () => {
            const Body = createReadStream(draft, { start, end: end - 1, highWaterMark: 256 * 1024 });
            try {
              const input = { ...where, UploadId, PartNumber, Body, ContentLength: end - start };
              const command = new sdk.UploadPartCommand(input);
              command.middlewareStack.add(
                (next) => (args) => {
                  demandProof(args.request, slice);
                  return next(args);
                },
                proof,
              );
              return await client.send(command);
            } finally {
              Body.destroy();
            }
          });
          Parts.push({ ETag, PartNumber });
        }
        const input = { ...where, UploadId, ...condition, MultipartUpload: { Parts } };
        await client.send(new sdk.CompleteMultipartUploadCommand(input));
      } catch (error) {
        // What cannot be taken back now, the bucket's own rule takes away (docs/operating.md).
        await client.send(new sdk.AbortMultipartUploadCommand({ ...where, UploadId })).catch(() => undefined);
        throw error;
      }
    });

  const upload = async (draft: string, content: Draft): Promise<void> => {
    const send = content.size > partSize ? putParts : putWhole;
    const isYoung = async () => {
      const found = await head(content.sha256);
      return found?.ContentLength === content.size && Date.now() - (found.LastModified?.getTime() ?? 0) < youngMs;
    };
    if (!knowsConditions && (await isYoung())) return;
    try {
      await send(draft, content, knowsConditions ? { IfNoneMatch: '*' } : {});
    } catch (error) {
      const { name, status } = readRefusal(error);
      if (name === 'XAmzContentSHA256Mismatch' || name === 'BadDigest') throw new BlobDamagedError(content.sha256);
      if (status === 501 && knowsConditions) {
        knowsConditions = false;
        return upload(draft, content);
      }
      if (status !== 412) throw error;
      // It lies there. Stored once more it is young, and whole where it was not.
      if (!(await isYoung())) await send(draft, content, {});
    }
  };

  const get = async (
    sha256: string,
    start: number,
    end: number | undefined,
  ): Promise<GetObjectCommandOutput | undefined> => {
    const isWhole = start === 0 && end === undefined;
    const Range = isWhole ? undefined : `bytes=${start}-${end === undefined ? '' : end - 1}`;
    try {
      return await ask(() => client.send(new sdk.GetObjectCommand({ ...locate(sha256), ...(Range && { Range }) })));
    } catch (error) {
      if (isMissing(error)) throw new BlobMissingError(sha256);
      if (readRefusal(error).status === 416) return undefined;
      throw error;
    }
  };

  /** The bytes of a span; a connection that is cut is taken up again where it broke. Proves them where they are the whole. */
  async function* follow(sha256: string, first: GetObjectCommandOutput, start: number): AsyncGenerator<Uint8Array> {
    const total = Number(/\/(\d+)$/.exec(first.ContentRange ?? '')?.[1] ?? first.ContentLength);
    const end = start + Number(first.ContentLength);
    const hash = start === 0 && end === total ? createHash('sha256') : undefined;
    let [answer, at, cuts]: [GetObjectCommandOutput | undefined, number, number] = [first, start, 0];
    for (;;) {
      const body = answer?.Body as Readable | undefined;
      try {
        if (body)
          for await (const chunk of body as AsyncIterable<Uint8Array>) {
            hash?.update(chunk);
            at += chunk.byteLength;
            yield chunk;
          }
        if (at >= end) break;
        throw new Error('The answer ended too early.');
      } catch (error) {
        cuts += 1;
        if (cuts > mostCuts)
          throw new StorageUnavailableError('The object storage breaks off again and again.', { cause: error });
      } finally {
        body?.destroy();
      }
      if (at >= end) break;
      answer = await get(sha256, at, end);
    }
    if (hash && hash.digest('hex') !== sha256) throw new BlobDamagedError(sha256);
  }

  const openObject = async (sha256: string, start: number, end: number | undefined): Promise<Readable> => {
    const first = await get(sha256, start, end);
    if (!first) return Readable.from([]);
    const stream = Readable.from(follow(sha256, first, start), { objectMode: false });
    // Whoever never begins to read leaves nothing open.
    stream.once('close', () => void (first.Body as Readable).destroy());
    return stream;
  };

  const fetching = new Map<string, Promise<string>>();
  const fetchCopy = async (sha256: string): Promise<string> => {
    const draft = cache.draft();
    try {
      const source = await openObject(sha256, 0, undefined);
      const file = createWriteStream(draft, { mode: 0o400, flags: 'wx' });
      await pipeline(source, file);
      return await cache.keep(sha256, draft, file.bytesWritten);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  async function* listAll() {
    for (let ContinuationToken: string | undefined; ;) {
      const input = { Bucket, Prefix: 'files/', ...(ContinuationToken && { ContinuationToken }) };
      const page = await ask(() => client.send(new sdk.ListObjectsV2Command(input)));
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const name = Key.slice('files/'.length);
        if (/^[0-9a-f]{64}$/.test(name)) yield { sha256: name, size: Size, storedAt: LastModified ?? new Date(0) };
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      if (!ContinuationToken) return;
    }
  }

  return {
    async put(content, options = {}) {
      const draft = cache.draft();
      try {
        const written = await writeDraft(draft, content, options, partSize);
        await Promise.all([upload(draft, written), written.looked]);
        const { sha256, size } = written;
        await cache.keep(sha256, draft, size);
        return { sha256, size };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async read(sha256, span) {
      if (span?.end !== undefined && span.end <= span.start) throw new RangeError('The span is empty.');
      const copy = await cache.find(requireBlobName(sha256));
      const file = copy && (await open(copy, 'r').catch(() => undefined));
      if (!file) return openObject(sha256, span?.start ?? 0, span?.end);
      return file.createReadStream({
        ...(span && { start: span.start, end: span.end === undefined ? Infinity : span.end - 1 }),
        highWaterMark: 256 * 1024,
      });
    },

    size: async (sha256) => (await head(sha256))?.ContentLength,

    async delete(sha256, storedBefore) {
      if (storedBefore) {
        const found = await head(sha256);
        if (!found) return true;
        if ((found.LastModified?.getTime() ?? 0) + doubtMs >= storedBefore.getTime()) return false;
      }
      await ask(() => client.send(new sdk.DeleteObjectCommand(locate(sha256))));
      await cache.forget(sha256);
      return true;
    },

    async *list(storedBefore) {
      for await (const blob of listAll()) if (blob.storedAt.getTime() + doubtMs < storedBefore.getTime()) yield blob;
    },

    async pathOf(sha256) {
      const copy = await cache.find(requireBlobName(sha256));
      if (copy) return copy;
      const running = fetching.get(sha256) ?? fetchCopy(sha256).finally(() => fetching.delete(sha256));
      fetching.set(sha256, running);
      return running;
    },

    forgetCopy: (sha256) => cache.forget(requireBlobName(sha256)),

    measure: measureSeldom(() => listAll()),

    async checkHealth() {
      // A HEAD that is refused does not say why; nothing lies under this prefix.
      await ask(() => client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: 'health/', MaxKeys: 1 })));
    },
  };
}
