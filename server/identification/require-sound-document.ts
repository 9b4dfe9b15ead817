import type { CheckedDocument } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import { refuse } from '../http/refusal.ts';
import { judgeResult } from './judge-result.ts';

/** Throws a refusal where a document is not that of the account, its person is under age, or it is no longer valid. */
export function requireSoundDocument(
  account: { first_name: string; last_name: string },
  document: CheckedDocument,
  now: Date,
): void {
  const person = {
    givenNames: document.given_names,
    familyName: document.family_name,
    birthDate: document.birth_date,
    documentExpiry: document.expiry,
  };
  const known = { firstName: account.first_name, lastName: account.last_name };
  const fault = judgeResult(known, { person, identifiedAt: now });
  if (fault) throw refuse(`error.in_person.${fault}`);
}
