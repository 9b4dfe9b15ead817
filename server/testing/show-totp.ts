import { Secret, TOTP } from 'otpauth';

/** The code that a person's app shows, by a clock that is `steps` of 30 seconds ahead. */
export const showTotp = (secret: string, now: Date, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + steps * 30_000 });
