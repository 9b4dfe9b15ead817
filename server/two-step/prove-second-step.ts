import type { Kysely } from 'kysely';
import type { PasskeyProof, SecondStepMethod, SecondStepProof } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { UserRow } from '../accounts/user-repository.ts';
import { recordAccountEvent } from './account-events.ts';
import { useChallenge } from './challenge-repository.ts';
import { findPasskey, judgeAssertion, usePasskey, type PasskeyVerdict } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { spendTotp } from './totp-repository.ts';

interface Proving {
  user: UserRow;
  meta: { ip: string; zone: string };
}

/**
 * Judges a second factor and uses it up, in the caller's transaction. Answers what it was, or undefined when it is not right; then return the
 * refusal instead of throwing it: what was noted about a copied passkey must stay.
 */
export async function proveSecondStep(
  services: Services,
  trx: Kysely<Database>,
  { proof, ...who }: Proving & { proof: SecondStepProof },
  now: Date,
): Promise<SecondStepMethod | undefined> {
  if ('code' in proof) return proveCode(services, trx, proof.code, who, now);
  return (await provePasskey(services, trx, { ...who, proof, boundTo: null }, now)) ? 'passkey' : undefined;
}

/**
 * Judges the answer of a passkey and uses its challenge up. `boundTo`: what it was asked for, on a device that was handed over; null where its
 * person is logged in. One is never taken for the other.
 */
export async function provePasskey(
  services: Services,
  trx: Kysely<Database>,
  { proof, boundTo, ...who }: Proving & { proof: PasskeyProof; boundTo: string | null },
  now: Date,
): Promise<boolean> {
  const purpose = boundTo === null ? 'passkey_proof' : 'passkey_visit';
  const opened = await useChallenge(trx, services.secrets.hashToken(proof.challenge), purpose, now);
  if (opened?.user_id !== who.user.id || opened.bound_to !== boundTo) return false;
  const passkey = await findPasskey(trx, proof.assertion.id);
  if (passkey?.user_id !== who.user.id) return false;
  const asked = { assertion: proof.assertion, challenge: opened.webauthn_challenge! };
  const verdict = await judgeAssertion(services.config, passkey, asked);
  return acceptPasskey(services, trx, { ...who, passkey, verdict }, now);
}

async function proveCode(
  services: Services,
  trx: Kysely<Database>,
  code: string,
  { user, meta }: Proving,
  now: Date,
): Promise<SecondStepMethod | undefined> {
  const given = { userId: user.id, code };
  if (await spendTotp(trx, services.secrets, given, now)) return 'totp';
  if (!(await useRecoveryCode(trx, services.secrets, given, now))) return undefined;
  await recordAccountEvent(services, trx, { name: 'RECOVERY_CODE_USED', user, meta }, now);
  return 'recovery_code';
}

/** Keeps the counter of a right answer, and notes one that a copy of the key may have given. */
export async function acceptPasskey(
  services: Services,
  trx: Kysely<Database>,
  { user, meta, passkey, verdict }: Proving & { passkey: Parameters<typeof usePasskey>[1]; verdict: PasskeyVerdict },
  now: Date,
): Promise<boolean> {
  if (verdict.kind === 'cloned') {
    const event = { name: 'PASSKEY_REFUSED', user, meta, detail: passkey.name } as const;
    await recordAccountEvent(services, trx, event, now);
  }
  return verdict.kind === 'right' && usePasskey(trx, passkey, verdict, now);
}
