import type { Services } from '../services.ts';

/** What the signatures table keeps of a visitor's secret: a hash to find the visit, and the secret encrypted for reminders. */
export interface StoredVisit {
  visit_hash: string;
  visit_encrypted: string;
}

/** Makes the `userid` of a visitor's link: 256 random bits that have nothing to do with the sid. */
export function createVisit(secrets: Services['secrets'], sid: string): StoredVisit {
  const userid = secrets.createToken(256);
  return { visit_hash: secrets.hashToken(userid), visit_encrypted: secrets.encrypt(userid, sid) };
}

interface Visit {
  sid: string;
  request_id: string;
  visit_encrypted: string | null;
}

/** The visitor's personal link, for a mail to the visitor or for an owner who delivers it, or that to the identification; undefined before initiate. */
export function writeVisitLink(
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  visit: Visit,
  page: 'view' | 'direct-sign/identification' = 'view',
): string | undefined {
  if (!visit.visit_encrypted) return undefined;
  return `${config.publicUrl}/${page}/${visit.request_id}/${secrets.decrypt(visit.visit_encrypted, visit.sid)}`;
}

/** Where account holders view and sign. */
export const writeViewLink = ({ publicUrl }: Services['config'], requestId: string): string =>
  `${publicUrl}/view/${requestId}`;
