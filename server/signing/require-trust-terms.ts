import { getAccount } from '../accounts/user-repository.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { findOffer, readOffers } from '../rules/find-offer.ts';
import type { Services } from '../services.ts';
import { hasAcceptedTerms, readTrustTerms } from '../user/terms.ts';
import type { Turn } from './find-turn.ts';
import type { SignaturePlan } from './plan-signature.ts';

/**
 * Whoever issues a certificate to an identified person does so under terms of its own, which somebody with an account accepts once before
 * the first one. Throws a refusal that names them. Visitors are shown them by the trust service itself.
 */
export async function requireTrustTerms(
  { db, trust, config }: Pick<Services, 'db' | 'trust' | 'config'>,
  actor: KnownActor,
  { legislation }: Pick<Turn, 'legislation'>,
  { trustQuality }: SignaturePlan,
): Promise<void> {
  if (actor.kind !== 'user' || (trustQuality !== 'QES' && trustQuality !== 'AES_MINIMAL')) return;
  const { attributes } = await getAccount(db, actor.id);
  const { url, since } = config.trustTerms;
  if (hasAcceptedTerms(readTrustTerms(attributes), since)) return;
  const offer = findOffer(await readOffers(trust), trustQuality, legislation);
  const isDemonstration = offer?.isDemonstration;
  throw refuse('error.sign.terms_required', {
    details: { provider: offer?.provider, ...(url && { url }), ...(isDemonstration && { isDemonstration }) },
  });
}
