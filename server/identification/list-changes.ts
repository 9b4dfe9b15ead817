import type { IdentChange } from '@sigillum/api-contracts/identification/schemas.ts';
import type { IdentifiedPerson } from '../identity/identity-vendor.ts';
import { compareNames } from '../rules/compare-names.ts';

/** Days before the end of an identification from which its person is warned, and may be identified anew. */
export const daysOfWarning = 60;
/** Days before it on which its person is warned a second time. */
export const lastDaysOfWarning = 14;
const dayMs = 86_400_000;

interface Account {
  firstName: string;
  lastName: string;
  email: string;
  /** The address that the account had when it was identified; undefined where none was kept. */
  identityEmail: string | undefined;
}

/** What is no longer as an identification has found it. */
export function listChanges(
  { firstName, lastName, email, identityEmail }: Account,
  { person, expiresAt }: { person: IdentifiedPerson | null; expiresAt: Date },
  now: Date,
): IdentChange[] {
  const changes: [IdentChange, boolean][] = [
    ['name', person !== null && compareNames({ givenNames: firstName, familyName: lastName }, person) !== 'same'],
    ['email', identityEmail !== undefined && identityEmail !== email],
    ['document', (person?.documentExpiry ?? '9') < now.toISOString().slice(0, 10)],
    ['ending', expiresAt.getTime() - now.getTime() <= daysOfWarning * dayMs],
  ];
  return changes.filter(([, isSo]) => isSo).map(([name]) => name);
}
