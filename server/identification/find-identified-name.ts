import { joinName } from '../rules/join-name.ts';
import type { Services } from '../services.ts';
import type { SigningContext } from '@sigillum/engine/trust';
import { openPerson } from './identity-secrets.ts';

/** The name in the newest identification that counts for a signature; undefined where its signer is not identified so. */
export async function findIdentifiedName(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { sid, quality, legislation }: SigningContext,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('signatures')
    .innerJoin('identifications as known', (join) =>
      join.on(({ eb, fn, or, ref }) =>
        or([
          eb('known.user_id', '=', fn.coalesce('signatures.user_id', 'signatures.taken_by')),
          eb('known.sid', '=', ref('signatures.sid')),
        ]),
      ),
    )
    .select(['known.case_id', 'known.person'])
    .where('signatures.sid', '=', sid)
    .where('known.quality', 'in', quality === 'QES' ? ['QES'] : ['QES', 'AES_MINIMAL'])
    .$if(legislation !== undefined, (query) => query.where('known.legislation', '=', legislation!))
    .where('known.activated_at', 'is not', null)
    .where('known.expires_at', '>', now())
    .orderBy('known.identified_at', 'desc')
    .executeTakeFirst();
  // What stood in the document goes some time after it counts no more, so it is there while it counts.
  const person = row && openPerson(secrets, row.case_id, row.person);
  return person ? joinName(person.givenNames, person.familyName) : undefined;
}
