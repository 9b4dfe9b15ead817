import type { SupportContact } from '@sigillum/api-contracts/business/schemas.ts';
import type { Notice } from '@sigillum/api-contracts/maintenance/schemas.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { HighestQuality } from '@sigillum/api-contracts/user/schemas.ts';
import type { Due } from '../access/describe-due.ts';
import type { Part11Words, Person } from '../access/session.ts';
import type { LocalTrust, Region, Reporting } from '../environment.ts';
import type { FlashText } from '../modals/flash-snackbar.tsx';
import type { Locale } from '../i18n/locales.ts';
import type { Build } from '../platform/latest-build.ts';
import type { Tour } from '../platform/tour/describe-tour.ts';
import type { ThemeChoice } from './theme-choice.ts';

/** What the root loader tells every page. */
export interface RootData {
  /** Undefined for who has no account, or is not logged in. */
  person: Person | undefined;
  /** The most that the person can sign with. */
  highestQuality: HighestQuality | undefined;
  part11: Part11Words | undefined;
  /** Whom people of the own organisation may ask. */
  help: SupportContact | undefined;
  /** Whose the page is: the account's id, or the mark of a visit; undefined: nobody's. */
  owner: string | undefined;
  /** The request of a visitor who came by a link. */
  visitId: string | undefined;
  /** The site in whose frame the page is shown, by an embed address. */
  host: string | undefined;
  /** Whether a frame of another site shows it, by an embed address or the link itself. For the answer that made the document. */
  isFramed: boolean;
  locale: Locale;
  /** The build of the server that answered. */
  build: Build | undefined;
  /** Whose law the contract texts and the notice about data name. */
  region: Region;
  isTestSystem: boolean;
  localTrust: LocalTrust;
  /** The qualities in which only demonstrations are made here. */
  demonstrated: readonly Quality[];
  hasOutbox: boolean;
  hasSmsOutbox: boolean;
  /** Whether one may write to the operator by the contact form. */
  hasContactForm: boolean;
  /** Whether people pay in pages of ours, with fields of a payment provider. */
  paysInPage: boolean;
  /** The maintenance notice that was active when the page came; it is looked for again (maintenance/notice-watch.tsx). */
  notice: Notice | undefined;
  /** Whether a notice that blocks lets this person pass. */
  isStaff: boolean;
  /** What a redirect has left to be said once. */
  flash: FlashText | undefined;
  /** What stands before everything else. */
  due: Due | undefined;
  theme: ThemeChoice;
  /** For whom it is asked for: by the plan, or by the business. */
  tour: Tour | undefined;
  /** Undefined where errors are reported nowhere. */
  reporting: Reporting | undefined;
}

/** What is true for nobody, and where the root loader failed. */
export const nobodysRoot: RootData = {
  person: undefined,
  highestQuality: undefined,
  part11: undefined,
  help: undefined,
  owner: undefined,
  visitId: undefined,
  host: undefined,
  isFramed: false,
  locale: 'en-gb',
  build: undefined,
  region: 'CH',
  isTestSystem: false,
  localTrust: 'none',
  demonstrated: [],
  hasOutbox: false,
  hasSmsOutbox: false,
  hasContactForm: false,
  paysInPage: false,
  notice: undefined,
  isStaff: false,
  flash: undefined,
  due: undefined,
  theme: 'system',
  tour: undefined,
  reporting: undefined,
};
