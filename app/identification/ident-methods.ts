import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { identificationMessages as messages } from './messages.ts';

/** Ways to be identified, by the words of the specification: under eIDAS video, self, id-austria, external-sc; under ZertES video, loc, auto, external-sc. */
export type IdentMethod = 'video' | 'self' | 'auto' | 'id-austria' | 'loc' | 'external-sc';

/** Which ways each law knows. */
export const identMethods = {
  EIDAS: ['video', 'self', 'id-austria', 'external-sc'],
  ZERTES: ['video', 'auto', 'loc', 'external-sc'],
} as const satisfies Record<Legislation, readonly IdentMethod[]>;

/** Name and explanation of each way; `{provider}` of the explanation is the trust service. */
export const identMethodTexts: Readonly<Record<IdentMethod, { name: MessageText; text: MessageText }>> = {
  video: { name: messages.video, text: messages.videoText },
  self: { name: messages.self, text: messages.selfText },
  auto: { name: messages.self, text: messages.selfText },
  'id-austria': { name: messages.idAustria, text: messages.idAustriaText },
  loc: { name: messages.onSite, text: messages.onSiteText },
  'external-sc': { name: messages.external, text: messages.externalText },
};
