import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PasskeyOptions } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { UserRow } from '../accounts/user-repository.ts';
import { openChallenge } from './challenge-repository.ts';
import { describeParty } from './passkeys.ts';
import { joinName } from '../rules/join-name.ts';

/** How long a browser waits for its person, in milliseconds; the challenge lives as long. */
const timeout = 10 * 60 * 1000;

const listPasskeys = async (db: Kysely<Database>, userId: string) =>
  (await db.selectFrom('passkeys').select(['credential_id', 'transports']).where('user_id', '=', userId).execute()).map(
    ({ credential_id, transports }) => ({ id: credential_id, transports }),
  );

/** The user handle of an account (WebAuthn Level 3, section 5.4.3): the bytes of its id, which say nothing about the person. */
export const writeUserHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** Asks for a new passkey: discoverable, with verification of the person, none that the account has already. */
export async function askForRegistration(
  { db, config, secrets }: Services,
  user: UserRow,
  now: Date,
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Sigillum',
    rpID: describeParty(config).rpID,
    userID: writeUserHandle(user.id),
    userName: user.email,
    userDisplayName: joinName(user.first_name, user.last_name),
    challenge: Uint8Array.from(randomBytes(32)),
    timeout,
    attestationType: 'none',
    excludeCredentials: await listPasskeys(db, user.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const opened = { purpose: 'passkey_registration', userId: user.id, webauthnChallenge: options.challenge } as const;
  return { ...(await openChallenge(db, secrets, opened, now)), options: { ...options } };
}

/**
 * Asks for an answer on a device that is somebody else's: by the person's own phone or a security key, whatever the passkey was made with. It
 * counts for what it is bound to alone.
 */
export async function askOnVisit(
  { db, config, secrets }: Pick<Services, 'db' | 'config' | 'secrets'>,
  { userId, boundTo }: { userId: string; boundTo: string },
  now: Date,
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const passkeys = await listPasskeys(db, userId);
  const options = await generateAuthenticationOptions({
    rpID: describeParty(config).rpID,
    challenge: Uint8Array.from(randomBytes(32)),
    timeout,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ id, transports }) => ({
      id,
      transports: [...new Set([...transports, 'hybrid' as const])],
    })),
  });
  const opened = { purpose: 'passkey_visit', userId, webauthnChallenge: options.challenge, boundTo } as const;
  const hints = ['hybrid', 'security-key'];
  return { ...(await openChallenge(db, secrets, opened, now)), options: { ...options, hints } };
}

/** Asks for an answer: of one of the person's passkeys as a proof, or, without a person, of any passkey of this host. */
export async function askForAssertion(
  { db, config, secrets }: Services,
  userId: string | null,
  now: Date,
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: describeParty(config).rpID,
    challenge: Uint8Array.from(randomBytes(32)),
    timeout,
    userVerification: 'required',
    ...(userId && { allowCredentials: await listPasskeys(db, userId) }),
  });
  const purpose = userId ? 'passkey_proof' : 'passkey_login';
  const opened = { purpose, userId, webauthnChallenge: options.challenge } as const;
  return { ...(await openChallenge(db, secrets, opened, now)), options: { ...options } };
}
