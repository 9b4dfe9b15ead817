import type { SupportContact } from '@sigillum/api-contracts/business/schemas.ts';

const key = 'sigillum.senders-help';

/** Notes in this tab whom one may ask about the request that was looked at last: a page that tells of a failure cannot ask the server. */
export const rememberSendersHelp = ({ email, phone }: SupportContact): void =>
  sessionStorage.setItem(key, JSON.stringify({ email, phone } satisfies SupportContact));

/** As it was noted, written by JSON.stringify; null where no request was looked at. */
export const readSendersHelp = (): string | null => sessionStorage.getItem(key);

export const parseSendersHelp = (noted: string): SupportContact => JSON.parse(noted) as SupportContact;
