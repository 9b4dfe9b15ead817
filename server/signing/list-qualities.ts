import { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { findOffer, listOffered, readOffers } from '../rules/find-offer.ts';
import { isOffered } from '../rules/quality-rule.ts';
import type { Services } from '../services.ts';

/** The qualities in which somebody can sign here under each legislation, as the trust services say now. */
export async function listQualities({ trust }: Pick<Services, 'trust'>): Promise<Record<Legislation, Quality[]>> {
  const offers = await readOffers(trust);
  const under = (legislation: Legislation) =>
    Quality.options.filter((quality) => isOffered(quality, listOffered(offers, legislation)));
  return { ZERTES: under('ZERTES'), EIDAS: under('EIDAS') };
}

/** Those of them that are only demonstrated here, under either legislation. */
export async function listDemonstrated({ trust }: Pick<Services, 'trust'>): Promise<Quality[]> {
  const offers = await readOffers(trust);
  return Quality.options.filter((quality) =>
    Legislation.options.some((legislation) => findOffer(offers, quality, legislation)?.isDemonstration),
  );
}
