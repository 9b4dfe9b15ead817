import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { warnOfEnds } from './warn-of-ends.ts';

const pauseMs = 24 * 3600 * 1000;

/** Asks for the next run; one waits at any time. */
const schedule = ({ jobs }: Pick<Services, 'jobs'>, db: Kysely<Database>, startAfter: Date) =>
  jobs.enqueue(db, 'watch-seals', {}, { singletonKey: 'next', startAfter });

/** Looks after the certificates of seals now and once a day from then on. */
export async function beginSealWatch({ bootId, jobs, now }: Services, db: Kysely<Database>): Promise<void> {
  await schedule({ jobs }, db, now());
  await jobs.enqueue(db, 'watch-seals', {}, { singletonKey: bootId });
}

/** The job: warns of certificates that end soon. */
export async function watchSeals(services: Services): Promise<void> {
  await schedule(services, services.db, new Date(services.now().getTime() + pauseMs));
  await warnOfEnds(services);
}
