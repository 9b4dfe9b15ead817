import type { Notice } from '@sigillum/api-contracts/maintenance/schemas.ts';
import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Build } from './platform/latest-build.ts';

/** The qualities in which people can sign here, by legislation. */
export type OfferedQualities = Readonly<Record<Legislation, readonly Quality[]>>;

/** Where an installation is at home (specification, section 1). */
export type Region = 'CH' | 'EU';

/** How much of what is offered the embedded trust centre signs: good for trying out, not qualified. */
export type LocalTrust = 'all' | 'some' | 'none';

/** The script of the product tour, for pages that may load it. */
export interface TourScript {
  /** Names the operator's account in the page; no secret. */
  token: string;
  scriptUrl: string;
  /** What the browser holds the script to; undefined: whatever its address serves. */
  integrity: string | undefined;
}

/** How pages report errors, where the operator wants them to. */
export interface Reporting {
  dsn: string;
  environment: 'test' | 'production';
  release: string | undefined;
  /** The part of loads and ways between pages that are timed, 0 to 1. */
  tracesRate: number;
  /** The part of visits that are recorded, 0 to 1; undefined: nothing is, errors neither. */
  replayRate: number | undefined;
}

/** Where and how this installation runs; the composition root fills it from the configuration. */
export interface Environment {
  /** Origin that people reach, e.g. `https://sign.example.ch`. */
  publicUrl: string;
  /** The build that this server serves; undefined while developing. */
  build: Build | undefined;
  region: Region;
  /** Everything but production: screens show the "Test System" note. */
  isTestSystem: boolean;
  readLocalTrust: () => Promise<LocalTrust>;
  /** Messages wait in the local outbox instead of being sent. */
  hasOutbox: boolean;
  /** Whether text messages wait there, too, because no provider takes them. */
  hasSmsOutbox: boolean;
  listQualities: () => Promise<OfferedQualities>;
  /** Those of them in which only demonstrations are made here. */
  listDemonstrated: () => Promise<readonly Quality[]>;
  /** Whether people may write to the operator by a form, and be asked whether they want news. */
  contactForm: { hasNews: boolean } | undefined;
  /** How long a new business tries everything; null where nothing is sold, so that nothing ends. */
  trialDays: number | null;
  /** Whether the people of an address pass a blocking maintenance notice. */
  isStaff: (email: string) => boolean;
  /** The script of the payment provider whose fields pages show; null where nobody pays in the page. */
  paymentScript: string | null;
  /** Whether people can prove here by the Swiss E-ID who they are. */
  hasEid: boolean;
  /** Whether recommendations are rewarded here. */
  hasReferral: boolean;
  /** Undefined where nothing is reported. */
  reporting: Reporting | undefined;
  /** Undefined where the operator has set no product tour up. */
  tour: TourScript | undefined;
  /** The notice that is active now, if any. */
  readMaintenance: () => Notice | undefined;
  /** Writes to the server's log; no secrets in the details. */
  reportError: (message: string, details: Record<string, unknown>) => void;
}

/** With https every cookie is Secure, and its name begins with `__Host-` or `__Secure-`. */
export const isSecure = (environment: Environment): boolean => environment.publicUrl.startsWith('https:');
