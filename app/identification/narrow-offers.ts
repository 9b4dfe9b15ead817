import type { IdentIdAustria, IdentWallet } from '@sigillum/api-contracts/identification/schemas.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { load, type RouteCall } from '../http/api.ts';

interface Offers {
  idAustria: IdentIdAustria;
  wallets: IdentWallet[];
}

/**
 * What is not enough for the quality of a request is not offered to whoever came for it: they would be told that they are identified, and come
 * back able to sign as little as before.
 */
export const narrowOffers = ({ idAustria, wallets }: Offers, quality: Quality | undefined): Offers =>
  quality === 'QES'
    ? { idAustria: { ...idAustria, is_offered: idAustria.is_offered && idAustria.quality === 'QES' }, wallets: [] }
    : { idAustria, wallets };

/** The quality that the request asks for; undefined for whoever came for none, or may not see it. */
export async function readNeededQuality(route: RouteCall, requestId: string | undefined): Promise<Quality | undefined> {
  if (requestId === undefined) return undefined;
  const request = await load(route, getSignatureRequest, { params: { id: requestId } }).catch(() => undefined);
  return request?.quality;
}
