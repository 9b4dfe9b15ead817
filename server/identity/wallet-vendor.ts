import { createHash, timingSafeEqual } from 'node:crypto';
import type { IdentFailure } from '@sigillum/api-contracts/identification/schemas.ts';
import { type WalletName, wallets } from '@sigillum/api-contracts/identification/ways.ts';
import * as z from 'zod';
import { IdentityVendorError, type IdentityReport, type IdentityVendor } from './identity-vendor.ts';
import { type WalletVerifier, WalletVerifierError } from './wallet-verifier.ts';

export interface WalletVendorOptions {
  wallet: WalletName;
  verifier: WalletVerifier;
  /** With which the verifier calls us; undefined: it is asked alone. */
  webhookKey: string | undefined;
  isLocal: boolean;
  clock: () => Date;
}

/** How long the verifier keeps a question; a little more, so that an answer in the last moment counts. */
const lifeMs = (900 + 60) * 1000;
const evidenceYears = 5;

/** What the verifier's words are to the person; everything else is a refusal. */
const reasons: Readonly<Record<string, IdentFailure>> = {
  client_rejected: 'aborted',
  access_denied: 'aborted',
  credential_expired: 'document_expired',
  credential_revoked: 'document_expired',
  credential_suspended: 'document_expired',
  issuer_not_accepted: 'issuer_not_trusted',
  public_key_of_issuer_unresolvable: 'issuer_not_trusted',
  vct_not_accepted: 'issuer_not_trusted',
};

/** Who is said to have checked. */
const providers: Readonly<Record<WalletName, string>> = { swiyu: 'E-ID (swiyu)', eudi: 'EU wallet' };

const Told = z.object({ verification_id: z.uuid(), timestamp: z.union([z.string().min(1).max(60), z.number()]) });
const digest = (text: string) => createHash('sha256').update(text).digest();

/** A wallet as one who identifies. What it shows is worth AES_MINIMAL, never QES (docs/decisions/138, 139). */
export function makeWalletVendor({
  wallet,
  verifier,
  webhookKey,
  isLocal,
  clock,
}: WalletVendorOptions): IdentityVendor {
  return {
    name: wallet,
    offers: [wallets[wallet]],
    isFree: true,
    isLocal,
    needs: [],
    takesDocument: false,
    quality: 'AES_MINIMAL',
    async start() {
      const { id, link } = await verifier.ask().catch(asVendorError);
      return { reference: id, link };
    },
    async readStatus({ reference, startedAt }): Promise<IdentityReport> {
      const answer = await verifier.read(reference).catch(asVendorError);
      switch (answer.state) {
        case 'gone':
          return { status: 'failure', reason: 'expired' };
        case 'waiting':
          return clock().getTime() - startedAt.getTime() > lifeMs
            ? { status: 'failure', reason: 'expired' }
            : { status: 'initialized' };
        case 'refused':
          return { status: 'failure', reason: reasons[answer.word] ?? 'refused', word: answer.word };
        case 'answered':
          return { status: 'success', result: describeResult(reference, answer) };
      }
    },
    // The verifier forgets a question by itself: an answer to one that was called off is never asked for.
    cancel: () => Promise.resolve('cancelled'),
    readNotification(headers, body) {
      const given = headers.get('x-api-key');
      if (webhookKey === undefined || given === null || !timingSafeEqual(digest(given), digest(webhookKey)))
        return undefined;
      const { data } = Told.safeParse(readJson(body));
      return data && { eventId: `${data.verification_id} ${data.timestamp}`, reference: data.verification_id };
    },
  };

  function describeResult(
    evidenceId: string,
    { givenNames, familyName, birthDate }: { givenNames: string; familyName: string; birthDate: string },
  ): NonNullable<IdentityReport['result']> {
    const identifiedAt = clock();
    const expiresAt = new Date(identifiedAt);
    expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + evidenceYears);
    return {
      evidenceId,
      level: 3,
      provider: isLocal ? 'Local wallet' : providers[wallet],
      identifiedAt,
      expiresAt,
      isUsable: true,
      person: {
        givenNames,
        familyName,
        birthDate,
        nationality: null,
        documentType: null,
        documentNumber: null,
        documentExpiry: null,
      },
    };
  }
}

function asVendorError(error: unknown): never {
  if (error instanceof WalletVerifierError) throw new IdentityVendorError(error.message, { cause: error });
  throw error;
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
