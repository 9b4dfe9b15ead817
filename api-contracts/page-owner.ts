/** The header by which a page says whose it is: the id of the account for which it was made, or a visit by its mark. */
export const pageOwnerHeader = 'x-page-owner';

/** Before the mark of a visit, which no id begins with. */
const visitPrefix = 'visit-';

export const isVisitMark = (owner: string | null | undefined): owner is string =>
  owner?.startsWith(visitPrefix) ?? false;

/** Tells the visits of one browser apart, and nothing of their secrets. */
export async function markVisit(userid: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(userid));
  return visitPrefix + Buffer.from(hash).toString('base64url').slice(0, 16);
}

/** Whether a page was made for another account than the one that is logged in now. A page that does not say whose it is, or is a visit's, is none. */
export const isOfOtherAccount = (owner: string | null | undefined, accountId: string): boolean =>
  owner != null && !isVisitMark(owner) && owner !== accountId;
