/** What an event of the trail is called in the report; the name in capitals stands beside it. */
const events: Record<string, string> = {
  CREATED: 'Request created',
  UPDATED: 'Request changed',
  EXPIRATION_CHANGED: 'Expiry changed',
  INITIATED: 'Request sent',
  INVITED: 'Signers invited',
  VIEWED: 'Documents viewed',
  DOWNLOADED: 'Documents downloaded',
  HANDED_OVER: 'Device handed to a signer',
  TAN_SENT: 'Code sent',
  TAN_REFUSED: 'Wrong code entered',
  TAN_CONFIRMED: 'Code confirmed',
  IDENTIFIED: 'Identified before signing',
  STEP_UP_CONFIRMED: 'Confirmed with a second factor of the account',
  SIGNED: 'Signed',
  SEALED: 'Sealed',
  QUORUM_REACHED: 'Enough have signed; the others are not needed',
  LONG_TERM_DATA_ADDED: 'Long-term data added',
  TIMESTAMP_RENEWED: 'Archive timestamp renewed',
  COMPLETED: 'All signatures complete',
  SIGNATURE_FAILED: 'Signature does not hold: its certificate was revoked',
  DELEGATED: 'Signature delegated',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
  REMINDED: 'Signers reminded',
  REMINDERS_CHANGED: 'Automatic reminders changed',
  MAIL_REFUSED: 'E-mail to a signer could not be delivered',
  LINK_HANDED: 'Link handed to the API user',
  DOCUMENTS_ADDED: 'Documents added',
  DOCUMENTS_REMOVED: 'Documents removed',
  CONVERSION_ACCEPTED: 'PDF accepted that was made of another file',
  ATTACHMENTS_ADDED: 'Attachments added',
  ATTACHMENTS_REMOVED: 'Attachments removed',
  SIGNERS_ADDED: 'Signers added',
  SIGNERS_REMOVED: 'Signers removed',
  OBSERVERS_ADDED: 'Observers added',
  OBSERVERS_REMOVED: 'Observers removed',
  READERS_ADDED: 'Colleagues may read',
  READERS_REMOVED: 'Colleagues may no longer read',
  WRITERS_ADDED: 'Colleagues may edit',
  WRITERS_REMOVED: 'Colleagues may no longer edit',
  TEAM_ENTERED: 'Put into the inbox of the team',
  TEAM_LEFT: 'Taken out of the inbox of the team',
  ASSIGNED: 'Assigned to a colleague',
  ASSIGNMENT_ENDED: 'Assignment ended',
  SIGNATURES_PLACED: 'Signatures placed on pages',
  SIGNER_READDRESSED: 'Address of a signer changed',
  QUESTION_ASKED: 'Question of a signer',
  QUESTION_ANSWERED: 'Question answered',
  CORRECTED: 'Replaced by a corrected version',
  FIELDS_PLACED: 'Fields to fill in changed',
  ACCESS_REMOVED: 'Access removed',
  RETENTION_ENDED: 'Deleted, as the business keeps documents no longer',
  PASSED_ON: 'Passed on to the administrators of the business',
  REPORT_CREATED: 'Signature report made',
};
const statuses: Record<string, string> = {
  DRAFT: 'Draft',
  OPEN: 'Open: signatures or their long-term data are still missing',
  SIGNED: 'Signed by everybody',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
  ERROR: 'Failed',
};
const reasons: Record<string, string> = {
  others_to_sign: 'the archive timestamp follows the last signature',
  revocation: 'the status of a certificate could not be had yet',
  timestamp: 'a timestamp could not be had yet',
  verification: 'our verifier has not passed the file',
};
const legislations: Record<string, string> = { ZERTES: 'ZertES (Switzerland)', EIDAS: 'eIDAS (European Union)' };
const qualities: Record<string, string> = {
  SES: 'SES, simple electronic signature',
  AES: 'AES, advanced electronic signature',
  AES_MINIMAL: 'AES, advanced electronic signature (minimal)',
  QES: 'QES, qualified electronic signature',
  DEMO: 'DEMO, a test without legal effect',
  PART11: 'PART11, electronic record (21 CFR Part 11)',
};
const verdicts: Record<string, string> = {
  TOTAL_PASSED: 'passed (TOTAL_PASSED)',
  INDETERMINATE: 'not decided (INDETERMINATE)',
  TOTAL_FAILED: 'failed (TOTAL_FAILED)',
};

/** Every word of the report that stands for one of the trail's, for the test of what users read. */
export const reportWords = { events, statuses, reasons, legislations, qualities, verdicts };

const lookUp = (table: Record<string, string>) => (word: string) => table[word] ?? word;

export const nameEvent = lookUp(events);
export const nameMethod = lookUp({ passkey: 'passkey', totp: 'code of an app', mobile_id: 'Mobile ID' });
export const nameStatus = lookUp(statuses);
export const nameReason = lookUp(reasons);
export const nameLegislation = lookUp(legislations);
export const nameQuality = lookUp(qualities);
export const nameVerdict = lookUp(verdicts);

/** A level, and why it is below the one asked. */
export const nameLevel = (level: string, asked: string | undefined, reason: string | undefined): string =>
  asked && asked !== level
    ? `${level}; asked for ${asked}${reason ? `: ${nameReason(reason)}` : ''}`
    : `PAdES ${level}${asked ? ', as asked for' : ''}`;

/** An instant in UTC and on the clock of whoever acted. */
export function nameTime(time: string, zone?: string): { utc: string; local: string | undefined } {
  const at = new Date(time);
  const utc = `${at.toISOString().slice(0, 23).replace('T', ' ')} UTC`;
  if (!zone || zone === 'UTC') return { utc, local: undefined };
  try {
    // Sweden writes dates as ISO 8601 does.
    const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'long' } as const;
    return { utc, local: `${new Intl.DateTimeFormat('sv-SE', options).format(at)} (${zone})` };
  } catch {
    // A zone that this machine does not know is shown as it was sent.
    return { utc, local: `zone ${zone}` };
  }
}

/** Bytes with a thousands separator that no language reads as a decimal point. */
export const nameSize = (bytes: number): string => `${String(bytes).replaceAll(/\B(?=(\d{3})+$)/g, ' ')} bytes`;
