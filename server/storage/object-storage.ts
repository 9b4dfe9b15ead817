import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { BlobDamagedError, StorageUnavailableError } from './blob-store.ts';
import type { ObjectStorageSettings } from './storage-settings.ts';

/** The SDK, loaded when object storage is set up: it takes a quarter of a second and 24 MB. */
export type Sdk = typeof import('@aws-sdk/client-s3');

/** Requests to one bucket, tried again while that may help. */
export interface ObjectStorage {
  sdk: Sdk;
  client: S3Client;
  /** Runs a request; it begins anew at each try. Throws StorageUnavailableError, or the service's own refusal. */
  ask<T>(request: () => Promise<T>): Promise<T>;
  /** What is stored carries these: a bucket may refuse what is not encrypted as was set up. */
  sealed: { ServerSideEncryption?: 'AES256' | 'aws:kms'; SSEKMSKeyId?: string };
  close(): void;
}

/** How long the service may take, in milliseconds. */
export interface Patience {
  connect: number;
  /** Between two pieces of an answer or of what is sent. */
  silence: number;
  /** After the first failure; doubles from then on. */
  pause: number;
}
const usualPatience: Patience = { connect: 5000, silence: 20_000, pause: 200 };
const mostTries = 5;

/** Opens a client of a bucket's service; nothing is asked yet. */
export async function openObjectStorage(
  { bucket, endpoint, region, credentials, isPathStyle, encryption }: ObjectStorageSettings,
  patience: Patience = usualPatience,
): Promise<ObjectStorage> {
  const place = { bucket, where: endpoint ?? region };
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Trailers with other checksums are refused by some services; ours is the SHA-256 of the payload.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A body that was sent in part cannot be sent again by the client: `ask` begins anew.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: patience.connect,
      socketTimeout: patience.silence,
      requestTimeout: patience.silence,
      throwOnRequestTimeout: true,
    },
  });
  return {
    sdk,
    client,
    async ask(request) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await request();
        } catch (error) {
          if (!mayHelpToRepeat(error)) throw translate(error, place);
          if (tries === mostTries) throw new StorageUnavailableError(describe(error, place), { cause: error });
          // Not all at the same moment.
          await delay(patience.pause * 2 ** (tries - 1) * (randomInt(50, 150) / 100));
        }
      }
    },
    sealed: encryption
      ? {
          ServerSideEncryption: encryption.algorithm,
          ...(encryption.keyId && { SSEKMSKeyId: encryption.keyId }),
        }
      : {},
    close: () => client.destroy(),
  };
}

interface Facts {
  httpStatusCode?: number;
  clockSkewCorrected?: boolean;
}

/** What a service has refused, by the name and the status it gave. */
export function readRefusal(error: unknown): { name: string; status: number | undefined } {
  const { name, $metadata: facts } = error as { name: string; $metadata?: Facts };
  const isSkewed = facts?.clockSkewCorrected === true;
  return { name: isSkewed ? 'RequestTimeTooSkewed' : name, status: facts?.httpStatusCode };
}

/** There is no such object. */
export const isMissing = (error: unknown) => ['NotFound', 'NoSuchKey'].includes(readRefusal(error).name);

const passing = new Set([
  'SlowDown',
  'RequestTimeout',
  'RequestTimeTooSkewed',
  'ConditionalRequestConflict',
  'OperationAborted',
]);

// The client sets its own clock by the answer to a request that it dated wrongly.
function mayHelpToRepeat(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BlobDamagedError) return false;
  const { name, status } = readRefusal(error);
  if (passing.has(name)) return true;
  if (status !== undefined) return status >= 500 ? status !== 501 : status === 429;
  const { code } = error as { code?: unknown };
  return name === 'TimeoutError' || (typeof code === 'string' && /^(E[A-Z]+|UND_|ERR_STREAM|HPE_)/.test(code));
}

const denials = new Set([
  'AccessDenied',
  'Forbidden',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'CredentialsProviderError',
  'NoSuchBucket',
]);

/** Refusals that only the operator can do something about are the storage's being away. */
function translate(error: unknown, place: Place): unknown {
  const { name, status } = readRefusal(error);
  const isDenied = denials.has(name) || status === 403 || status === 401;
  return isDenied ? new StorageUnavailableError(describe(error, place), { cause: error }) : error;
}

interface Place {
  bucket: string;
  where: string;
}

/** What is wrong, in a sentence without any secret. */
function describe(error: unknown, { bucket, where }: Place): string {
  const { name, status } = readRefusal(error);
  const { code } = error as { code?: unknown };
  if (name === 'NoSuchBucket') return `The object storage at ${where} has no bucket ${bucket}.`;
  if (name === 'RequestTimeTooSkewed')
    return `The clock of this machine is another than that of the object storage at ${where}. Set it.`;
  if (denials.has(name) || status === 403 || status === 401)
    return `The object storage at ${where} does not let this server in (${name}). Look at STORAGE_S3_KEY_ID, STORAGE_S3_SECRET and what they may do.`;
  return `The object storage at ${where} cannot be reached (${typeof code === 'string' ? code : name}).`;
}
