import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../process/secrets.ts';

/** The sender on the envelope of each mail that asks somebody to sign, to which it comes back. */
export interface BounceAddresses {
  write(mailId: string): string;
  /** The mail that an address was written for; undefined: we have never written it. */
  read(address: string): string | undefined;
}

// Lower case alone, for some servers keep no other, and 59 of the 64 octets that RFC 5321 allows.
const form = /^b-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{24})$/;

/** Addresses with a proof of 96 bits: nobody can say that a mail came back who has not got that mail. */
export function makeBounceAddresses(secrets: Pick<Secrets, 'sign'>, domain: string): BounceAddresses {
  const prove = (mailId: string) =>
    Buffer.from(secrets.sign(`bounce ${mailId}`), 'base64url')
      .subarray(0, 12)
      .toString('hex');
  return {
    write: (mailId) => `b-${mailId.replaceAll('-', '')}-${prove(mailId)}@${domain}`,
    read(address) {
      const [local = '', host, more] = address.toLowerCase().split('@');
      const found = more === undefined && host === domain ? form.exec(local) : null;
      if (!found) return undefined;
      const mailId = found.slice(1, 6).join('-');
      return timingSafeEqual(Buffer.from(prove(mailId)), Buffer.from(found[6]!)) ? mailId : undefined;
    },
  };
}
