import type { KnownIdentification } from '@sigillum/api-contracts/identification/schemas.ts';
import type { UserRow } from '../accounts/user-repository.ts';
import type { Services } from '../services.ts';
import type { IdentifiedRow } from './cases-repository.ts';
import { openPerson } from './identity-secrets.ts';
import { listChanges } from './list-changes.ts';

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
    id: row.case_id,
    legislation: row.legislation,
    quality: row.quality,
    level: row.level,
    provider: row.provider,
    is_active: row.activated_at !== null,
    identified_at: row.identified_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    evidence_id: row.evidence_id,
    given_names: person?.givenNames ?? null,
    family_name: person?.familyName ?? null,
    birth_date: person?.birthDate ?? null,
    document_expiry: person?.documentExpiry ?? null,
    changes: listChanges(named, { person, expiresAt: row.expires_at }, now),
  };
}
