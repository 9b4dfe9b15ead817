import type { Hash } from 'node:crypto';
import type { SignatureLevel } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { accessBytes, concatAccess, hashSource, type RandomAccess } from '@sigillum/engine/pdf/access';
import {
  extendDocument,
  type ExtendedDocument,
  type ExtensionOptions,
  type ExtensionPending,
} from '@sigillum/engine/pdf';
import type { Services } from '../services.ts';
import { TrustError } from '@sigillum/engine/pki';
import { markSteps } from './mark-steps.ts';
import { observeStage } from './observe-stage.ts';
import type { NewVersion } from './store-versions.ts';

/** A file with the long-term data that could be had. */
export interface ExtendedFile {
  /** The whole of it, by position. */
  source: RandomAccess;
  /** SHA-256 of the file before, hexadecimal. */
  sha256: string;
  /** What was appended, its bytes on disk; nothing refers to them yet. Empty where nothing was missing. */
  versions: NewVersion[];
  /** The lowest of the file's signatures that are ours. */
  level: SignatureLevel;
  /** Why the wish was not reached; asking again later may help. */
  pending: ExtensionPending | undefined;
}

/**
 * Appends certificates, their status and, for B-LTA, an archive timestamp. A trust service that is away is an answer (`pending`), a
 * revoked certificate is thrown as TrustError.
 */
export async function extendFile(
  services: Services,
  source: RandomAccess,
  {
    pending,
    hash: known,
    ...options
  }: Pick<ExtensionOptions, 'wish' | 'known' | 'isRenewal'> &
    Pick<ExtendedDocument, 'pending'> & {
      /** An open SHA-256 over the file, where there is one already. */
      hash?: Hash | undefined;
    },
): Promise<ExtendedFile> {
  const { blobs, now, trust } = services;
  const whole = known ?? (await hashSource(source));
  const hash = whole.copy();
  const extend = () =>
    extendDocument(source, markSteps(trust), { ...options, now: now(), hash: whole }).catch((error: unknown) => {
      if (!(error instanceof TrustError) || error.failure === 'refused') throw error;
      return { tails: [], level: 'B-B', pending: { reason: 'revocation', message: error.message } } as const;
    });
  // An authority that has just let the signer wait in vain is not asked again while the signer waits.
  const extended =
    pending?.reason === 'timestamp'
      ? ({ tails: [], level: 'B-B', pending } as const)
      : await observeStage(services, 'extend', extend);
  const versions: NewVersion[] = [];
  const sha256 = hash.copy().digest('hex');
  let { size } = source;
  for (const { cause, bytes } of extended.tails) {
    hash.update(bytes);
    size += bytes.length;
    const { sha256: tailBlob } = await blobs.put(bytes);
    versions.push({ cause, baseBlob: null, tailBlob, sha256: hash.copy().digest('hex'), size });
  }
  return {
    source: concatAccess(source, ...extended.tails.map(({ bytes }) => accessBytes(bytes))),
    sha256,
    versions,
    level: extended.level,
    pending: extended.pending,
  };
}
