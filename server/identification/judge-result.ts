import type { IdentFailure } from '@sigillum/api-contracts/identification/schemas.ts';
import type { IdentifiedPerson } from '../identity/identity-vendor.ts';
import { compareNames } from '../rules/compare-names.ts';

/** Why a document is not taken, whoever has checked it. */
export type DocumentFault = Extract<IdentFailure, 'name_differs' | 'under_age' | 'document_expired'>;

/** Years that somebody must have lived to sign with a qualified certificate here. */
const fullAge = 18;

type JudgedPerson = Pick<IdentifiedPerson, 'givenNames' | 'familyName' | 'birthDate' | 'documentExpiry'>;

/** The day on which somebody who is born on an ISO date has lived so many years; the 29th of February comes on the 1st of March. */
function addYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

/**
 * What keeps an identification that the vendor calls a success from being the account's, or the visitor's: the document is somebody
 * else's, the person is under age, or the document had expired. Undefined: nothing. A name that nobody has said of a visitor (null) is
 * what the document says.
 */
export function judgeResult(
  known: { firstName: string | null; lastName: string | null },
  { person, identifiedAt }: { person: JudgedPerson | null; identifiedAt: Date },
): DocumentFault | undefined {
  // The trust service has judged what it keeps to itself.
  if (!person) return undefined;
  const day = identifiedAt.toISOString().slice(0, 10);
  const name = { givenNames: known.firstName ?? person.givenNames, familyName: known.lastName ?? person.familyName };
  if (compareNames(name, person) === 'different') return 'name_differs';
  if (addYears(person.birthDate, fullAge) > day) return 'under_age';
  return person.documentExpiry !== null && person.documentExpiry < day ? 'document_expired' : undefined;
}
