import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { TrustOffer, TrustQuality, TrustService } from '@sigillum/engine/trust';

/** Who signs for persons in a quality: the first that does, as signing chooses (engine/trust/choose-trust.ts). */
export const findOffer = (
  offers: readonly TrustOffer[],
  quality: TrustQuality,
  legislation: Legislation,
): TrustOffer | undefined =>
  offers.find(
    ({ qualities, legislations }) =>
      qualities.includes(quality) && (!legislations || legislations.includes(legislation)),
  );

/** Who seals for an organisation's account name. */
export const findSealOffer = (offers: readonly TrustOffer[], name: string): TrustOffer | undefined =>
  offers.find(({ seals }) => seals === 'any' || seals.includes(name));

/** Whether the provider of a seal makes it a qualified one, as the operator has set up. */
export const isQualifiedSeal = (offer: TrustOffer | undefined, name: string): boolean =>
  offer?.qualifiedSeals?.includes(name) ?? false;

/** The qualities in which somebody signs for persons under a legislation. */
export const listOffered = (offers: readonly TrustOffer[], legislation: Legislation): TrustQuality[] => [
  ...new Set(
    offers
      .filter(({ legislations }) => !legislations || legislations.includes(legislation))
      .flatMap(({ qualities }) => qualities),
  ),
];

/** The same, asking the trust service. */
export async function readOffered(trust: TrustService, legislation: Legislation): Promise<TrustQuality[]> {
  return listOffered((await trust.info()).offers ?? [], legislation);
}
