import type { SupportContact } from '@sigillum/api-contracts/business/schemas.ts';

let noted: SupportContact | undefined;

/** Notes in this page whom one may ask about the request that was looked at last: where a failure is told, the server cannot be asked. */
export function rememberSendersHelp(contact: SupportContact): void {
  noted = contact;
}

/** Undefined on the server, and where no request was looked at. */
export const readSendersHelp = (): SupportContact | undefined => noted;
