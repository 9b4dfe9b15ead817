/**
 * Where a provider sends the browser back to; registered there for this server. Each business has an address of its own: a provider could
 * lead people on to that of another business, whose answer would be taken for its own and handed to it (RFC 9700, 4.4).
 */
export const writeCallback = (publicUrl: string, businessId: string | null): string =>
  `${publicUrl}/sso/callback${businessId ? `/${businessId}` : ''}`;
