import { Secret, TOTP } from 'otpauth';

/** What every app knows (RFC 6238): SHA-1, six digits, 30 seconds. */
const format = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Steps that a clock may be off to either side (RFC 6238, section 6). */
const skew = 1;

/** A secret of 160 bits (RFC 4226, section 4), in Base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The number of the 30 seconds whose code this is, the one before and the one after included; undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes, and throws when other characters make them more than six.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...format, secret });
  const delta = totp.validate({ token: code, timestamp, window: skew });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** What a QR code carries for an app (Key URI format of Google Authenticator). */
export function writeTotpUri(secret: string, { email, host }: { email: string; host: string }): string {
  const issuer = host === 'localhost' ? 'Sigillum' : `Sigillum (${host})`;
  return new TOTP({ ...format, secret, issuer, label: email }).toString();
}
