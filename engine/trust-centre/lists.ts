import { nameListAddress, nameTimestampList, type Issuer } from '../pki/issue-certificate.ts';
import { buildCrl } from './build-crl.ts';
import type { RegisteredCertificate } from './certificate-register.ts';
import type { CentreOffice } from './issuing-authority.ts';

const LIST_LIFETIME = 24 * 3_600_000;

/** What tells one list of an authority from another; `nextUpdate` is a day ahead unless given. */
type Listing = { key: string; revoked: RegisteredCertificate[]; scope?: string; nextUpdate?: Date };

/**
 * Publishes the revocation lists of the issuing authorities, made anew at half a day and after every revocation, each
 * under a higher number than the one before, whatever it is about, restarts included.
 */
export function makeListPublisher({ files, register, baseUrl, clock }: CentreOffice) {
  const published = new Map<string, { der: Promise<Uint8Array>; madeAt: number; size: number }>();

  function provide(authority: Issuer, { key, revoked, scope, nextUpdate }: Listing): Promise<Uint8Array> {
    const thisUpdate = clock();
    const current = published.get(key);
    const age = thisUpdate.getTime() - (current?.madeAt ?? 0);
    if (current && current.size === revoked.length && age >= 0 && age < LIST_LIFETIME / 2) return current.der;
    const make = async () =>
      buildCrl(authority, {
        revoked,
        number: await files.claimListNumber(authority.name),
        thisUpdate,
        nextUpdate: nextUpdate ?? new Date(thisUpdate.getTime() + LIST_LIFETIME),
        ...(scope !== undefined && { scope }),
      });
    const der = make().catch((error: unknown) => {
      // The next one who asks tries anew.
      if (published.get(key)?.der === der) published.delete(key);
      throw error;
    });
    published.set(key, { der, madeAt: thisUpdate.getTime(), size: revoked.length });
    return der;
  }

  return {
    /** About all that the authority has issued. */
    read: (authority: Issuer) =>
      provide(authority, { key: authority.name, revoked: register.listRevoked(authority.name) }),
    /** About timestamp certificates alone; for a day, or until a time as it goes into files. */
    readTimestamps(authority: Issuer, until?: Date): Promise<Uint8Array> {
      const name = nameTimestampList(authority.name);
      return provide(authority, {
        key: `${name} ${until?.toISOString() ?? ''}`,
        revoked: register.listRevoked(authority.name).filter(({ profile }) => profile === 'tsa'),
        scope: nameListAddress(baseUrl, name),
        ...(until && { nextUpdate: until }),
      });
    },
  };
}
