import type { SealCertificate } from '@sigillum/api-contracts/seals/schemas.ts';

/** So many days before its end a certificate from elsewhere is near it: a new one takes weeks. */
const warnedDays = 60;
const dayMs = 24 * 3600 * 1000;

type Judged = Pick<SealCertificate, 'validFrom' | 'validTo' | 'isLocal'>;

/** The state of a seal's certificate. One of the embedded trust centre is renewed in time, so that its end is nobody's care. */
export function judgeCertificate({ validFrom, validTo, isLocal }: Judged, now: Date): SealCertificate['state'] {
  const left = new Date(validTo).getTime() - now.getTime();
  if (left <= 0) return 'ENDED';
  if (new Date(validFrom) > now) return 'TO_COME';
  return !isLocal && left <= warnedDays * dayMs ? 'ENDING' : 'VALID';
}
