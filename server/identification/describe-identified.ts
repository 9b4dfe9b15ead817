import type { DirectIdentification, KnownIdentification } from '@sigillum/api-contracts/identification/schemas.ts';
import type { UserRow } from '../accounts/user-repository.ts';
import type { Services } from '../services.ts';
import type { IdentifiedRow } from './cases-repository.ts';
import { openPerson } from './identity-secrets.ts';
import { listChanges } from './list-changes.ts';

/** By whom, when and how well somebody was identified. */
const describeTerms = (row: IdentifiedRow) => ({
  id: row.case_id,
  legislation: row.legislation,
  quality: row.quality,
  level: row.level,
  provider: row.provider,
  is_active: row.activated_at !== null,
  identified_at: row.identified_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** An identification as its person sees it: enough of the document to know that it is the right one, not its number. */
export function describeIdentified(
  { secrets }: Pick<Services, 'secrets'>,
  row: IdentifiedRow,
  { account, now }: { account: UserRow; now: Date },
): KnownIdentification {
  const person = openPerson(secrets, row.case_id, row.person);
  const { first_name: firstName, last_name: lastName, email, attributes } = account;
  const named = { firstName, lastName, email, identityEmail: attributes.signerIdentityEmail };
  return {
    ...describeTerms(row),
    evidence_id: row.evidence_id,
    given_names: person?.givenNames ?? null,
    family_name: person?.familyName ?? null,
    birth_date: person?.birthDate ?? null,
    document_expiry: person?.documentExpiry ?? null,
    changes: listChanges(named, { person, expiresAt: row.expires_at }, now),
  };
}

/** The same of a visitor, whose link others may hold, too. */
export function describeVisitor({ secrets }: Pick<Services, 'secrets'>, row: IdentifiedRow): DirectIdentification {
  const person = openPerson(secrets, row.case_id, row.person);
  return {
    ...describeTerms(row),
    given_names: person?.givenNames ?? null,
    family_name: person?.familyName ?? null,
  };
}
