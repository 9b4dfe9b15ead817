/** The header by which a page says whose it is: the id of the account for which it was made, or a visit by its mark. */
export const pageOwnerHeader = 'x-page-owner';

/** Before the mark of a visit, which no id begins with. */
export const visitPrefix = 'visit-';

/** Whether a page was made for another account than the one that is logged in now. A page that does not say whose it is, or is a visit's, is none. */
export const isOfOtherAccount = (owner: string | null | undefined, accountId: string): boolean =>
  owner != null && !owner.startsWith(visitPrefix) && owner !== accountId;
