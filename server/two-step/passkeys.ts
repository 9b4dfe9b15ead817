import type { Kysely } from 'kysely';
import type { PasskeyAssertion } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';

/** Whom passkeys are made for: the host and the origin of the public address (WebAuthn Level 3, section 5.1.2). */
export function describeParty({ publicUrl }: Pick<Config, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

export async function findPasskey(db: Kysely<Database>, credentialId: string) {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}
type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/**
 * Whether a page in a frame of another site has asked an authenticator, which none of ours does (WebAuthn Level 3, sections 7.1 and 7.2). The
 * library looks at it only where the browser names that site, which not every one does.
 */
export const wasFramed = (clientDataJSON: string): boolean =>
  (JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown }).crossOrigin === true;

export type PasskeyVerdict = { kind: 'right'; signCount: number; isBackedUp: boolean } | { kind: 'wrong' | 'cloned' };

/**
 * Judges an authenticator's answer (WebAuthn Level 3, section 7.2): challenge, origin, frame, party, presence and verification of the person, signature.
 * A counter that does not grow is told apart: a copy of the key may exist (section 6.1.1).
 */
export async function judgeAssertion(
  config: Pick<Config, 'publicUrl'>,
  passkey: PasskeyRow,
  { assertion, challenge }: { assertion: PasskeyAssertion; challenge: string },
): Promise<PasskeyVerdict> {
  const { rpID, origin } = describeParty(config);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    if (wasFramed(assertion.response.clientDataJSON)) return { kind: 'wrong' };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // The library's own check cannot be told from its other errors.
      credential: { id: passkey.credential_id, publicKey: Uint8Array.from(passkey.public_key), counter: 0 },
    });
    if (!verified) return { kind: 'wrong' };
    const { newCounter, credentialBackedUp } = authenticationInfo;
    if (passkey.sign_count > 0 && newCounter <= passkey.sign_count) return { kind: 'cloned' };
    return { kind: 'right', signCount: newCounter, isBackedUp: credentialBackedUp };
  } catch {
    return { kind: 'wrong' };
  }
}

/** Keeps the new counter; false when the same answer, or a later one, was faster. */
export async function usePasskey(
  db: Kysely<Database>,
  passkey: PasskeyRow,
  { signCount, isBackedUp }: { signCount: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, is_backed_up: isBackedUp, last_used_at: now })
    .where('id', '=', passkey.id)
    .where('sign_count', '=', passkey.sign_count)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
