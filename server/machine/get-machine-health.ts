import { sql } from 'kysely';
import { getMachineHealth as contract } from '@sigillum/api-contracts/machine/get-machine-health.ts';
import { implement } from '../http/implement.ts';

const groups: ('liveness' | 'readiness')[] = ['liveness', 'readiness'];

export const getMachineHealth = implement(contract, async (_, { db, services }) => {
  const isWell = await Promise.all([sql`select 1`.execute(db), services.blobs.checkHealth()]).then(
    () => true,
    () => false,
  );
  const headers: Record<string, string> = isWell ? {} : { 'retry-after': '5' };
  return { status: isWell ? 200 : 503, body: { status: isWell ? 'UP' : 'DOWN', groups }, headers };
});
