import { createHash, type Hash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';

import { TrustError } from '../../pki/trust-error.ts';
import type { TrustService } from '../../trust/trust-service.ts';
import { PlaceholderTooSmall } from '../embed-signature.ts';
import { finishRevisions, prepareRevision, type RevisionRequest } from '../sign-document.ts';
import { accessBytes, accessFile, concatAccess, type RandomAccess } from '../structure/random-access.ts';
import { extendDocument, type ExtensionOptions, type ExtensionPending } from './extend-document.ts';
import type { SignatureLevel } from './judge-levels.ts';

/** What was written, and whether the level wished for was reached. */
export type SignedFile = { level: SignatureLevel; pending?: ExtensionPending; size: number; sha256: string };

export type SignFileOptions = Pick<ExtensionOptions, 'now'> & {
  /** Without a wish the signature stays as it comes: B-T where a timestamp can be had. */
  wish?: ExtensionOptions['wish'];
};

const CHUNK = 1024 * 1024;
const MAX_ATTEMPTS = 3;
/** The next signature and token may be some bytes longer. */
const SPARE = 512;

/** Copies a file and hashes it in the same pass: while one chunk is hashed, it is written and the next one is read. */
async function copyAndHash(source: RandomAccess, input: FileHandle, output: FileHandle): Promise<Hash> {
  const hash = createHash('sha256');
  const buffers = [Buffer.allocUnsafe(CHUNK), Buffer.allocUnsafe(CHUNK)] as const;
  const read = (index: number, offset: number) => input.read(buffers[index % 2]!, 0, CHUNK, offset);
  let reading = read(0, 0);
  for (let index = 0, offset = 0; offset < source.size; index += 1) {
    const { bytesRead } = await reading;
    if (bytesRead === 0) throw new RangeError('the file became shorter while it was signed');
    const chunk = buffers[index % 2]!.subarray(0, bytesRead);
    reading = read(index + 1, offset + bytesRead);
    const writing = output.write(chunk, 0, bytesRead, offset);
    hash.update(chunk);
    await writing;
    offset += bytesRead;
  }
  await reading;
  return hash;
}

async function makeSignature(
  source: RandomAccess,
  hash: Hash,
  request: RevisionRequest,
  trust: TrustService,
  now: Date,
) {
  let { contentsSize } = request;
  for (let attempt = 1; ; attempt += 1) {
    const prepared = await prepareRevision(source, contentsSize ? { ...request, contentsSize } : request, hash);
    try {
      const [finished] = await finishRevisions([prepared], trust, { now });
      if (finished?.kind === 'finished') return finished;
      throw new TrustError('refused', 'the trust service asks the signer for a step');
    } catch (error) {
      if (!(error instanceof PlaceholderTooSmall) || attempt === MAX_ATTEMPTS) throw error;
      contentsSize = error.neededSize + SPARE;
    }
  }
}

/**
 * Signs a file of any size from path to path: one pass copies and hashes it, and the same hash serves the signature and
 * the document timestamp, so time is that of the copy and memory does not grow with the file. The new file is synced
 * before this returns; on any failure there is none. Throws what prepareRevision, finishRevisions and extendDocument do.
 */
export async function signFile(
  inputPath: string,
  outputPath: string,
  { request, trust, wish, now }: { request: RevisionRequest; trust: TrustService } & SignFileOptions,
): Promise<SignedFile> {
  await using source = await accessFile(inputPath);
  await using input = await open(inputPath, 'r');
  await using output = await open(outputPath, 'wx');
  try {
    const hash = await copyAndHash(source, input, output);
    const { tail, level, validation, ...rest } = await makeSignature(source, hash, request, trust, now);
    hash.update(tail);
    const signed = concatAccess(source, accessBytes(tail));
    const options = wish && { wish, now, known: validation, hash };
    const extended = options ? await extendDocument(signed, trust, options) : { tails: [], level, ...rest };
    let { size } = source;
    for (const bytes of [tail, ...extended.tails.map((item) => item.bytes)]) {
      await output.write(bytes, 0, bytes.length, size);
      size += bytes.length;
    }
    await output.sync();
    const { pending } = extended;
    return { level: extended.level, ...(pending && { pending }), size, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(outputPath, { force: true });
    throw error;
  }
}
