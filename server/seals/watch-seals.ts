import { askForNext } from '../jobs/rounds.ts';
import type { Services } from '../services.ts';
import { warnOfEnds } from './warn-of-ends.ts';

const pauseMs = 24 * 3600 * 1000;

/** The job: warns of certificates that end soon. */
export async function watchSeals(services: Services): Promise<void> {
  await askForNext(services, 'watch-seals', pauseMs);
  await warnOfEnds(services);
}
