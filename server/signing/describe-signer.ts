import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { PlannedTurn } from './plan-turn.ts';
import type { RevisionSigner } from './revision-signer.ts';
import { describeSealer } from './seal-request.ts';
import type { SigningCall } from './signing-call.ts';
import { joinName } from '../rules/join-name.ts';

/**
 * The name is the account's, or what the owner wrote of a visitor; the mark of a simple signature shows the name as a visitor states it
 * (decision 068). A regulated record shows name and reason as the signer wrote them
 * (21 CFR 11.50). A seal's certificate names nobody, so the reason of a simple signature names the person.
 */
export function describeSigner(
  { actor, now, meta, returnUrl, language: wanted }: SigningCall,
  payload: SigningPayload,
  turn: PlannedTurn,
): RevisionSigner {
  const { signingName, signingReason } = payload;
  const { firstName, lastName } = actor.kind === 'user' ? actor : turn;
  const { sid, email, quality, trustQuality, legislation, mobile, language, statedName } = turn;
  const known = joinName(firstName, lastName);
  const own = known || email;
  const isTyped = quality === 'PART11' || quality === 'SES';
  const person = known ? `${known}, ${email}` : email;
  const signer: RevisionSigner = {
    sid,
    name: (isTyped && signingName) || (quality === 'SES' && statedName) || own,
    email,
    reason: quality === 'SES' ? [person, signingReason].filter(Boolean).join(': ') : (signingReason ?? own),
    quality,
    at: now,
    zone: meta.zone,
    context: {
      signerName: own,
      quality: trustQuality,
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
