import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { decodeBase32, encodeBase32 } from './base32.ts';

const stepSeconds = 30;
const digits = 6;

/** A secret of 160 bits (RFC 4226, section 4), in Base32. */
export const createTotpSecret = (): string => encodeBase32(randomBytes(20));

/** The number of the 30 seconds that an instant lies in (RFC 6238, section 4). */
export const countSteps = (instant: Date): number => Math.floor(instant.getTime() / 1000 / stepSeconds);

/** The code of a time step: HOTP with SHA-1 and six digits (RFC 4226, section 5.3). */
export function computeTotp(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', decodeBase32(secret)).update(message).digest();
  const offset = mac.at(-1)! & 0xf;
  const value = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step whose code this is: the current one, the one before, or the one after, for clocks that are not right (RFC 6238, section 6).
 * Undefined for a wrong code. All three are always compared.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const given = Buffer.from(code.padEnd(digits).slice(0, digits + 1));
  return [-1, 0, 1]
    .map((skew) => countSteps(now) + skew)
    .filter((counter) => {
      const expected = Buffer.from(computeTotp(secret, counter));
      return expected.length === given.length && timingSafeEqual(expected, given);
    })
    .at(-1);
}

/** What a QR code carries for an app (Key URI format of Google Authenticator). */
export function writeTotpUri(secret: string, { email, host }: { email: string; host: string }): string {
  const issuer = host === 'localhost' ? 'Sigillum' : `Sigillum (${host})`;
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(digits), period: '30' });
  // Apps read %20, and some not the + of forms.
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${query.toString().replaceAll('+', '%20')}`;
}
