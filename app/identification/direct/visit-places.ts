import type { WalletName, WayName } from '@sigillum/api-contracts/identification/ways.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { KnownVisit } from '../../http/session-cookie.ts';

const root = '/direct-sign/identification';

/** The pages of a visitor's identification: of each law, of each way, and of what is known of the visitor. */
export const directLawPages = {
  ZERTES: `${root}/zertes`,
  EIDAS: `${root}/eidas`,
} as const satisfies Record<Legislation, string>;
export const directWayPages = {
  srsVideo: `${root}/eidas/video`,
  srsRobo: `${root}/eidas/self`,
  intrumVideo: `${root}/zertes/video`,
  intrumAutoident: `${root}/zertes/auto`,
} as const satisfies Record<WayName, string>;
export const directWalletPages = {
  swiyu: `${root}/zertes/wallet`,
  eudi: `${root}/eidas/wallet`,
} as const satisfies Record<WalletName, string>;
export const directDetailsPage = `${root}/zertes/personal-details`;

/** Where ID Austria leads visitors back to. */
export const directAustriaPage = `${root}/id-austria-success`;

/** A page of an identification that may be for a request. */
export const ofRequest = (page: string, requestId: string | undefined): string =>
  requestId === undefined ? page : `${page}?request=${encodeURIComponent(requestId)}`;

/** A page without the secret of the link in its address. It says which of the visits of this browser it is about. */
export const ofVisit = (page: string, { requestId, mark }: { requestId: string; mark: string }): string =>
  `${ofRequest(page, requestId)}&visit=${mark}`;

/** Where a visitor signs, and where the way to be identified begins. */
export const writeDocumentPage = ({ requestId, userid }: KnownVisit): string => `/view/${requestId}/${userid}`;
export const writeStartPage = ({ requestId, userid }: KnownVisit): string => `${root}/${requestId}/${userid}`;
