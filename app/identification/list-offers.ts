import type { DirectIdentOverview, IdentState } from '@sigillum/api-contracts/identification/schemas.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';

type Offers = Omit<DirectIdentOverview, 'identifications'>;

/** Every way to be identified under a law, of whatever kind. */
export const listOffers = (
  { ways, wallets, elsewhere, id_austria }: Offers,
  law: Legislation,
): (Pick<IdentState, 'status' | 'reason'> & { is_offered: boolean; is_known: boolean })[] => [
  ...[...ways, ...wallets, ...elsewhere].filter(({ legislation }) => legislation === law),
  ...(law === 'EIDAS' ? [id_austria] : []),
];

/** Whether somebody who is known may be identified anew: soon it counts no more, or the means is another since. */
export const isAgainOffered = (offers: Offers, law: Legislation): boolean =>
  isAnyOffered(offers, law) && listOffers(offers, law).every(({ is_known }) => !is_known);

/** Whether somebody can be identified under a law here. */
export const isAnyOffered = (offers: Offers, law: Legislation): boolean =>
  listOffers(offers, law).some(({ is_offered }) => is_offered);
