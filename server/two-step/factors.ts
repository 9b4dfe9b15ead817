import type { Kysely } from 'kysely';
import type { SecondStepMethod } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { Database } from '../database/schema.ts';

/** The second factors of a person: since when codes of an app count, their passkeys, and how many recovery codes are left. */
export async function readFactors(db: Kysely<Database>, userId: string) {
  const totp = await db
    .selectFrom('totp_secrets')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { totpSince: totp?.confirmed_at ?? null, passkeys, recoveryCodesLeft: Number(count) };
}

type Factors = Awaited<ReturnType<typeof readFactors>>;

/** Whether a password alone is not enough. */
export const hasSecondFactor = ({ totpSince, passkeys }: Factors): boolean => totpSince !== null || passkeys.length > 0;

/** What a person may be asked for after the password; none without a second factor. */
export function listMethods(factors: Factors): SecondStepMethod[] {
  if (!hasSecondFactor(factors)) return [];
  return [
    ...(factors.totpSince ? (['totp'] as const) : []),
    ...(factors.passkeys.length ? (['passkey'] as const) : []),
    ...(factors.recoveryCodesLeft ? (['recovery_code'] as const) : []),
  ];
}
