import type { Kysely } from 'kysely';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { Database } from '../database/schema.ts';

interface Counting {
  sid: string;
  now: Date;
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
