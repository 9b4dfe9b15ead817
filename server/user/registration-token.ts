import type { Secrets } from '../secrets.ts';

/**
 * What POST /v1/valid-confirmation hands out: the stored hash of the link's token with this server's mark, so that only a
 * confirmed link leads to a registration and nothing more has to be stored. Repeating the confirmation gives the same one.
 */
export const writeRegistrationToken = (secrets: Secrets, tokenHash: string): string =>
  `${tokenHash}.${secrets.sign(`registration:${tokenHash}`)}`;

/** The hash of the confirmation that a registration token belongs to; undefined for anything this server did not write. */
export function readRegistrationToken(secrets: Secrets, token: string): string | undefined {
  const [tokenHash = '', mac = ''] = token.split('.');
  return secrets.isSignedBy(`registration:${tokenHash}`, mac) ? tokenHash : undefined;
}
