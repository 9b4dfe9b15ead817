import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { SignatureLook } from '@sigillum/engine/pdf/appearance/compose-text.ts';
import type { Picture } from '@sigillum/engine/pdf/appearance/open-picture.ts';
import type { SigningContext, TrustQuality } from '@sigillum/engine/trust/trust-service.ts';
import { chooseTrustQuality } from '../rules/quality-rule.ts';
import type { PlannedTurn } from './plan-turn.ts';
import { describeSealer } from './seal-request.ts';
import type { SigningCall } from './sign-request.ts';

/** Who signs, as the revision says it. */
export interface RevisionSigner {
  sid: string;
  /** As the appearance and the signature dictionary name the person. */
  name: string;
  email: string;
  reason: string;
  /** As the appearance tells it. */
  quality: Quality;
  /** PNG or JPEG for the appearance, before whatever the signature's own wish names. */
  image?: Buffer;
  /** How the person wants the visible signature to look, and its picture. */
  look?: SignatureLook & { standards: string };
  picture?: Picture;
  at: Date;
  zone: string;
  /** What the trust service learns beyond that: among it the name for a certificate, which is never one that the signer typed. */
  context: Pick<
    SigningContext,
    'signerName' | 'quality' | 'legislation' | 'signerMobile' | 'language' | 'returnUrl' | 'sealAccountName'
  >;
}

/**
 * The name is the account's, or what the owner wrote of a visitor; a regulated record shows name and reason as the signer wrote them
 * (21 CFR 11.50). A seal's certificate names nobody, so the reason of a simple signature names the person.
 */
export function describeSigner(
  { actor, now, meta, returnUrl, language: wanted }: SigningCall,
  payload: SigningPayload,
  turn: PlannedTurn,
  offered: readonly TrustQuality[],
): RevisionSigner {
  const { signingName, signingReason } = payload;
  const { firstName, lastName } = actor.kind === 'user' ? actor : turn;
  const { sid, email, quality, legislation, mobile, language } = turn;
  const known = [firstName, lastName].filter(Boolean).join(' ');
  const own = known || email;
  const isTyped = quality === 'PART11' || quality === 'SES';
  const person = known ? `${known}, ${email}` : email;
  const signer: RevisionSigner = {
    sid,
    name: (isTyped && signingName) || own,
    email,
    reason: quality === 'SES' ? [person, signingReason].filter(Boolean).join(': ') : (signingReason ?? own),
    quality,
    at: now,
    zone: meta.zone,
    context: {
      signerName: own,
      quality: chooseTrustQuality(quality, offered),
      legislation,
      language: wanted ?? (actor.kind === 'user' ? readLanguage(actor.lang) : language),
      ...(returnUrl && { returnUrl }),
      ...(mobile && { signerMobile: mobile }),
    },
  };
  return turn.seal ? describeSealer(signer, payload, turn.seal) : signer;
}

const languages = ['en', 'de', 'fr', 'it'] as const;
const readLanguage = (lang: string) => languages.find((language) => lang.startsWith(language)) ?? 'en';
