import { getMachineHealth as contract } from '@sigillum/api-contracts/machine/get-machine-health.ts';
import { implement } from '../http/implement.ts';
import { checkReadiness } from '../process/health.ts';

const groups: ('liveness' | 'readiness')[] = ['liveness', 'readiness'];

export const getMachineHealth = implement(contract, async (_, { services: { checks, log } }) => {
  const { database, files } = checks;
  const { isReady } = await checkReadiness({ database, files }, (name, error) =>
    log.warn('a program is told that calls cannot be served', { check: name, error }),
  );
  const headers: Record<string, string> = isReady ? {} : { 'retry-after': '5' };
  return { status: isReady ? 200 : 503, body: { status: isReady ? 'UP' : 'DOWN', groups }, headers };
});
