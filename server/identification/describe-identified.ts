import type { KnownIdentification } from '@sigillum/api-contracts/identification/schemas.ts';
import type { Services } from '../services.ts';
import type { IdentifiedRow } from './cases-repository.ts';
import { openPerson } from './identity-secrets.ts';

/** An identification as its person sees it: enough of the document to know that it is the right one, not its number. */
export function describeIdentified({ secrets }: Pick<Services, 'secrets'>, row: IdentifiedRow): KnownIdentification {
  const { givenNames, familyName, birthDate, documentExpiry } = openPerson(secrets, row.case_id, row.person);
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
    given_names: givenNames,
    family_name: familyName,
    birth_date: birthDate,
    document_expiry: documentExpiry,
  };
}
