import type { IdentFailure, IdentState, KnownIdentification } from '@sigillum/api-contracts/identification/schemas.ts';
import { ways, type WalletName, type WayName } from '@sigillum/api-contracts/identification/ways.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { identificationDirectMessages as directMessages } from './direct-messages.ts';
import type { IdentMethod } from './ident-methods.ts';
import { identificationStandardsMessages as messages } from './standards-messages.ts';
import { identificationWalletMessages as walletMessages } from './wallet-messages.ts';

const root = '/profile/signature-standards';

/** The page of each law, and its name. */
export const lawPages: Readonly<Record<Legislation, { path: string; name: MessageText }>> = {
  ZERTES: { path: `${root}/zertes`, name: messages.zertes },
  EIDAS: { path: `${root}/eidas`, name: messages.eidas },
};

/** The page of each way, and what it is called there. */
export const wayScreens = {
  srsVideo: { path: `${root}/eidas/video`, method: 'video' },
  srsRobo: { path: `${root}/eidas/self`, method: 'self' },
  intrumVideo: { path: `${root}/zertes/video`, method: 'video' },
  intrumAutoident: { path: `${root}/zertes/auto`, method: 'auto' },
} as const satisfies Record<WayName, { path: string; method: IdentMethod }>;

/** The method by which a way is called. */
export function nameMethod({ legislation, kind }: { legislation: Legislation; kind: string }): IdentMethod {
  const names = Object.keys(ways) as WayName[];
  return wayScreens[names.find((name) => ways[name].legislation === legislation && ways[name].kind === kind)!].method;
}

/** The page of each wallet, what it is called there, and what it is. */
export const walletScreens: Readonly<
  Record<WalletName, { path: string; name: MessageText; text: MessageText; link: MessageText }>
> = {
  swiyu: {
    path: `${root}/zertes/wallet`,
    ...{ name: walletMessages.title, text: walletMessages.text, link: walletMessages.link },
  },
  eudi: {
    path: `${root}/eidas/wallet`,
    ...{ name: walletMessages.eudiTitle, text: walletMessages.eudiText, link: walletMessages.eudiLink },
  },
};

/** What a person sees of a way (specification, section 4); `done` and `none` are ours. */
export type WayState = 'none' | 'initialized' | 'inprogress' | 'activatingQES' | 'failure' | 'done';

/** How a way stands: what succeeded is being activated until an identification of the law counts. */
export function readWayState(
  { status }: Pick<IdentState, 'status'>,
  legislation: Legislation,
  known: readonly Pick<KnownIdentification, 'legislation' | 'is_active'>[],
): WayState {
  switch (status) {
    case null:
      return 'none';
    case 'unknown':
      return 'initialized';
    case 'success':
      return known.some((one) => one.legislation === legislation && one.is_active) ? 'done' : 'activatingQES';
    default:
      return status;
  }
}

/** The sentence of each reason. */
const failureTexts: Readonly<Record<IdentFailure, MessageText>> = {
  aborted: messages.aborted,
  expired: messages.expired,
  wrong_person: messages.wrongPerson,
  name_differs: messages.nameDiffers,
  under_age: messages.underAge,
  document_expired: messages.documentExpired,
  document_unreadable: messages.documentUnreadable,
  fraud: messages.fraud,
  level_too_low: messages.levelTooLow,
  issuer_not_trusted: messages.issuerNotTrusted,
  means_changed: messages.meansChanged,
  refused: messages.refused,
  not_activated: messages.notActivated,
};

/** Why somebody was not identified. A visitor has no account whose name could differ. */
export const tellFailure = (reason: IdentFailure, isVisit: boolean): MessageText =>
  isVisit && reason === 'name_differs' ? directMessages.nameDiffers : failureTexts[reason];

/** The word of each state that has begun. */
export const stateTexts: Readonly<Record<Exclude<WayState, 'none'>, MessageText>> = {
  initialized: messages.initialized,
  inprogress: messages.inprogress,
  activatingQES: messages.activating,
  failure: messages.failure,
  done: messages.done,
};

/** The page of a way; of what has none of its own, that of its law. */
export function findWayPath(law: Legislation, method: IdentMethod): string {
  const own = Object.values(wayScreens).find((way) => way.path.startsWith(lawPages[law].path) && way.method === method);
  return own?.path ?? lawPages[law].path;
}
