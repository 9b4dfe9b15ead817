import { joinName } from '../rules/join-name.ts';
import type { Services } from '../services.ts';
import type { SigningContext } from '@sigillum/engine/trust';
import { selectIdentity } from '../identity/select-identity.ts';
import { openPerson } from './identity-secrets.ts';

/** The newest identification that counts for a signature, and the name in it; undefined where its signer is not identified so. */
export async function findIdentified(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { sid, quality, legislation }: SigningContext,
): Promise<{ id: string; name: string } | undefined> {
  const isQualified = quality === 'QES';
  const row = await selectIdentity(db, { sid, isQualified, legislation, now: now() }).executeTakeFirst();
  // What stood in the document goes some time after it counts no more, so it is there while it counts.
  const person = row && openPerson(secrets, row.case_id, row.person);
  return person ? { id: row.case_id, name: joinName(person.givenNames, person.familyName) } : undefined;
}
