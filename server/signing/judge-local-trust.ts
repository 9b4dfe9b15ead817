import { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { findOffer, listOffered } from '../rules/find-offer.ts';
import type { Services } from '../services.ts';

/** How much of what is offered to people here the embedded trust centre signs. */
export async function judgeLocalTrust({ trust }: Pick<Services, 'trust'>): Promise<'all' | 'some' | 'none'> {
  const { offers = [] } = await trust.info();
  const isLocal = Legislation.options.flatMap((legislation) =>
    listOffered(offers, legislation).map((quality) => findOffer(offers, quality, legislation)?.provider === 'SIGILLUM'),
  );
  if (!isLocal.includes(true)) return 'none';
  return isLocal.includes(false) ? 'some' : 'all';
}
