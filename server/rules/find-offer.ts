import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
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

/** What the trust services offer now. */
export const readOffers = async (trust: TrustService): Promise<readonly TrustOffer[]> =>
  (await trust.info()).offers ?? [];

/** The same, asking the trust service. */
export async function readOffered(trust: TrustService, legislation: Legislation): Promise<TrustQuality[]> {
  return listOffered(await readOffers(trust), legislation);
}

/** Those with which a signature of a request may be made: what is only demonstrated stands in for nothing but what was asked for. */
export const listFitting = (offers: readonly TrustOffer[], asked: Quality, legislation: Legislation): TrustQuality[] =>
  listOffered(
    offers.map((offer) =>
      offer.isDemonstration ? { ...offer, qualities: offer.qualities.filter((quality) => quality === asked) } : offer,
    ),
    legislation,
  );
