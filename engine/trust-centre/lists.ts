import { buildCrl } from './build-crl.ts';
import type { CentreFolder } from './centre-folder.ts';
import type { CertificateRegister } from './certificate-register.ts';
import type { Issuer } from '../pki/issue-certificate.ts';

const LIST_LIFETIME = 24 * 3_600_000;

/**
 * Publishes the revocation lists of the issuing authorities: a day each, made anew at half time and after every
 * revocation, each under a higher number than the one before, restarts included.
 */
export function makeListPublisher(input: { files: CentreFolder; register: CertificateRegister; clock: () => Date }) {
  const { files, register, clock } = input;
  const published = new Map<string, { der: Promise<Uint8Array>; madeAt: number; size: number }>();
  return {
    read(authority: Issuer): Promise<Uint8Array> {
      const thisUpdate = clock();
      const revoked = register.listRevoked(authority.name);
      const current = published.get(authority.name);
      const age = thisUpdate.getTime() - (current?.madeAt ?? 0);
      if (current && current.size === revoked.length && age >= 0 && age < LIST_LIFETIME / 2) return current.der;
      const number = files.readListNumber(authority.name) + 1;
      files.writeListNumber(authority.name, number);
      const nextUpdate = new Date(thisUpdate.getTime() + LIST_LIFETIME);
      const der = buildCrl(authority, { revoked, number, thisUpdate, nextUpdate });
      published.set(authority.name, { der, madeAt: thisUpdate.getTime(), size: revoked.length });
      return der;
    },
  };
}
