import type { IdentState } from '@sigillum/api-contracts/identification/schemas.ts';
import { writeInstant } from '../http/write-instant.ts';
import type { Services } from '../services.ts';
import { isFinal, showState } from './advance-case.ts';
import type { CaseRow } from './cases-repository.ts';
import { openLink } from './identity-secrets.ts';

const nothing: IdentState = { status: null, url: null, appointment_at: null, reason: null, started_at: null };

/**
 * A case as its person sees it. One that was called off, or whose identification counts no more or is with another means
 * since, is as if there were none.
 */
export async function describeCase(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  row: CaseRow | undefined,
  now: Date,
): Promise<IdentState> {
  const status = row && showState(row.state);
  if (!row || !status || (status === 'success' && !(await isValid(db, row.id, now)))) return nothing;
  const isOpen = !isFinal(row.state);
  return {
    status,
    url: isOpen && row.link !== null ? openLink(secrets, row.id, row.link) : null,
    appointment_at: isOpen ? writeInstant(row.appointment_at) : null,
    reason: row.reason,
    started_at: row.created_at.toISOString(),
  };
}

async function isValid(db: Services['db'], caseId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('identifications')
    .select('case_id')
    .where('case_id', '=', caseId)
    .where('expires_at', '>', now)
    .where('means_changed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
