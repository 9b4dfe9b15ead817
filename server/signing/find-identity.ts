import type { Kysely } from 'kysely';
import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { EventData } from '../evidence/event.ts';
import { selectIdentity } from '../identity/select-identity.ts';

interface Signed {
  sid: string;
  /** What was signed with, and what was asked for, which a demonstration stands in for. */
  qualities: readonly Quality[];
  legislation: Legislation;
  now: Date;
}

/**
 * How the signer of a signature is known to be who they are, for its evidence. Undefined where the quality asks for no identification, or a
 * trust service knows the person from elsewhere.
 */
export async function findIdentity(
  trx: Kysely<Database>,
  { sid, qualities, legislation, now }: Signed,
): Promise<Pick<EventData, 'provider' | 'evidenceId' | 'assurance' | 'identifiedAt'> | undefined> {
  const isQualified = qualities.includes('QES');
  if (!isQualified && !qualities.includes('AES_MINIMAL')) return undefined;
  const row = await selectIdentity(trx, { sid, isQualified, legislation, now }).executeTakeFirst();
  return (
    row && {
      provider: row.provider,
      evidenceId: row.evidence_id,
      assurance: row.level,
      identifiedAt: row.identified_at.toISOString(),
    }
  );
}
