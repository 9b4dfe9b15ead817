import type { Legislation } from '../schemas.ts';
import type { ElsewhereKind, IdentKind } from './schemas.ts';

/** A way to be identified that the API knows. */
export interface Way {
  /** Its name in addresses: srs is behind eIDAS, intrum behind ZertES (specification, section 7). */
  service: 'srs' | 'intrum' | 'id-austria' | 'swiyu' | 'eudi';
  kind: IdentKind;
  legislation: Legislation;
}

/** All of them. A way is a row: its endpoints, its screen and its texts follow from it. */
export const ways = {
  srsVideo: { service: 'srs', kind: 'video', legislation: 'EIDAS' },
  srsRobo: { service: 'srs', kind: 'robo', legislation: 'EIDAS' },
  intrumVideo: { service: 'intrum', kind: 'video', legislation: 'ZERTES' },
  intrumAutoident: { service: 'intrum', kind: 'autoident', legislation: 'ZERTES' },
} as const satisfies Record<string, Way>;

/** The electronic identity of the Austrian state: it is not a way of the API, and has endpoints of ours. */
export const idAustria = { service: 'id-austria', kind: 'id-austria', legislation: 'EIDAS' } as const satisfies Way;

/** Wallets with an electronic identity of a state: neither are they ways of the API. A wallet is a row, as a way is. */
export const wallets = {
  swiyu: { service: 'swiyu', kind: 'wallet', legislation: 'ZERTES' },
  eudi: { service: 'eudi', kind: 'wallet', legislation: 'EIDAS' },
} as const satisfies Record<string, Way>;

/** What is done elsewhere (specification, section 7): the trust service is asked whether it has been. */
export const elsewhere = [
  { kind: 'external-sc', legislation: 'EIDAS' },
  { kind: 'loc', legislation: 'ZERTES' },
  { kind: 'external-sc', legislation: 'ZERTES' },
] as const satisfies readonly { kind: ElsewhereKind; legislation: Legislation }[];
export type WayName = keyof typeof ways;
export type WalletName = keyof typeof wallets;
