import type { Kysely } from 'kysely';
import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { EventData } from '../evidence/event.ts';

interface Signed {
  sid: string;
  /** What was signed with, and what was asked for, which a demonstration stands in for. */
  qualities: readonly Quality[];
  legislation: Legislation;
  now: Date;
}

/**
 * How the signer of a signature is known to be who they are, for its evidence. Undefined where the quality asks for no identification, or a
 * trust service knows the person from elsewhere.
 */
export async function findIdentity(
  trx: Kysely<Database>,
  { sid, qualities, legislation, now }: Signed,
): Promise<Pick<EventData, 'provider' | 'evidenceId' | 'assurance' | 'identifiedAt'> | undefined> {
  const isQualified = qualities.includes('QES');
  if (!isQualified && !qualities.includes('AES_MINIMAL')) return undefined;
  const row = await selectIdentity(trx, { sid, isQualified, legislation, now }).executeTakeFirst();
  return (
    row && {
      provider: row.provider,
      evidenceId: row.evidence_id,
      assurance: row.level,
      identifiedAt: row.identified_at.toISOString(),
    }
  );
}

interface Counting extends Pick<Signed, 'sid' | 'now'> {
  /** Whether it has to allow QES; else what allows AES does, too. */
  isQualified: boolean;
  /** Undefined where no law is named. */
  legislation: Legislation | undefined;
}

/** The newest identification that counts for a signature at a moment: of the account that signs, or of the visitor. */
export const selectIdentity = (db: Kysely<Database>, { sid, isQualified, legislation, now }: Counting) =>
  db
    .selectFrom('signatures')
    .innerJoin('identifications as known', (join) =>
      join.on(({ eb, fn, or, ref }) =>
        or([
          eb('known.user_id', '=', fn.coalesce('signatures.user_id', 'signatures.taken_by')),
          eb('known.sid', '=', ref('signatures.sid')),
        ]),
      ),
    )
    .innerJoin('identification_cases as own', 'own.id', 'known.case_id')
    .leftJoin('users as account', (join) =>
      join.on(({ eb, fn }) => eb('account.id', '=', fn.coalesce('signatures.user_id', 'signatures.taken_by'))),
    )
    .select([
      'known.case_id',
      'known.person',
      'known.provider',
      'known.evidence_id',
      'known.level',
      'known.identified_at',
    ])
    .where('signatures.sid', '=', sid)
    // Where the trust service keeps the person to itself, it knows whoever has the number, which signs with another one now.
    .where(({ eb, fn, or }) =>
      or([
        eb('known.person', 'is not', null),
        eb('own.mobile', 'is', null),
        eb('own.mobile', '=', fn.coalesce('signatures.mobile', 'account.mobile')),
      ]),
    )
    .where('known.quality', 'in', isQualified ? ['QES'] : ['QES', 'AES_MINIMAL'])
    .$if(legislation !== undefined, (query) => query.where('known.legislation', '=', legislation!))
    .where('known.activated_at', 'is not', null)
    .where('known.expires_at', '>', now)
    .orderBy('known.identified_at', 'desc');
