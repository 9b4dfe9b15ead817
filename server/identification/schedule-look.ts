import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Asks for a look at a case. One that a notification asks for comes beside the one that is planned, and plans none. */
export async function scheduleLook(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  caseId: string,
  { startAfter, isNotified = false }: { startAfter?: Date; isNotified?: boolean } = {},
): Promise<void> {
  const singletonKey = isNotified ? `${caseId} notified` : caseId;
  await jobs.enqueue(
    trx,
    'watch-identification',
    { caseId, isNotified },
    { singletonKey, ...(startAfter && { startAfter }) },
  );
}
