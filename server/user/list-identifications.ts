import type { Kysely } from 'kysely';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';

/** Under which law somebody is known to a trust service as the person they are, and how well. */
export interface Identification {
  quality: 'QES' | 'AES_MINIMAL';
  legislation: Legislation;
}

/** The identifications that count now. */
const selectCounting = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('identifications')
    .select(['quality', 'legislation'])
    .where('activated_at', 'is not', null)
    .where('expires_at', '>', now);

/** The same of whoever signs by a link: for this signature alone, since nobody knows visitors from one link to the next. */
export const listVisitorsIdentifications = (db: Kysely<Database>, sid: string, now: Date): Promise<Identification[]> =>
  selectCounting(db, now).where('sid', '=', sid).distinct().execute();

/**
 * What is known here of a person's identification: it was made here and counts, or a trust service has signed for them in such a quality
 * before, which it does for nobody whom it has not identified, and nothing that was made here has ended since. Whether it still would is
 * its to say when the person signs.
 */
export const listIdentifications = async (db: Kysely<Database>, userId: string, now: Date): Promise<Identification[]> =>
  (await listKnown(db, { userId, now })) as Identification[];

/** The same as a query. */
export const selectKnown = (db: Kysely<Database>, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('signatures')
    .innerJoin('signature_requests as request', 'request.id', 'signatures.request_id')
    .select(['signatures.signed_quality as quality', 'request.legislation'])
    .distinct()
    .where('signatures.user_id', '=', userId)
    .where('signatures.status', '=', 'SIGNED')
    .where('signatures.signed_quality', 'in', ['QES', 'AES_MINIMAL'])
    .where('signatures.seal_label', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identifications as ended')
            .select('ended.case_id')
            .where('ended.user_id', '=', userId)
            .where('ended.expires_at', '<=', now)
            .whereRef('ended.legislation', '=', 'request.legislation')
            .whereRef('ended.expires_at', '>', 'signatures.signed_at'),
        ),
      ),
    )
    .union(selectCounting(db, now).where('user_id', '=', userId));

const listKnown = keepQuery(selectKnown);
