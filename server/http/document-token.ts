import type { Services } from '../services.ts';

const lifeSeconds = 3600;

/**
 * The token of the direct document endpoints: an image or a download cannot send Basic credentials. Issued by
 * GET /v3/direct/signature-requests/{id} to the visitor, for the documents of that visit only, for one hour; a visit that ended
 * (withdrawn, access removed, given to somebody else) makes it useless at once, because each use looks the visit up again.
 */
export function issueDocumentToken({ clock, secrets, now }: Services, sid: string): string {
  const expires = Math.floor(now().getTime() / 1000) + lifeSeconds;
  const payload = `${sid}.${expires}.${clock.era()}`;
  return `${payload}.${secrets.sign(payload)}`;
}

export function readDocumentToken(
  { clock, secrets, now }: Services,
  token: string,
): { sid: string; issuedAt: Date } | 'expired' | undefined {
  const [sid = '', expires = '', era = '', mac = ''] = token.split('.');
  if (!secrets.isSignedBy(`${sid}.${expires}.${era}`, mac)) return undefined;
  // Its end may have been seen before the clock went back.
  const isLive = Number(expires) * 1000 > now().getTime() && Number(era) === clock.era();
  return isLive ? { sid, issuedAt: new Date((Number(expires) - lifeSeconds) * 1000) } : 'expired';
}
