import { readQueues } from '../jobs/job-board.ts';
import { checkReadiness } from '../process/health.ts';
import type { Metrics } from '../process/metrics.ts';
import type { Services } from '../services.ts';

type Watched = Pick<Services, 'checks' | 'db' | 'now' | 'pdf' | 'verification'>;

/** Lets the figures of the operator's room be scraped, too. */
export function watchFigures(metrics: Metrics, services: Watched): void {
  const { db, now } = services;
  const queues = () => readQueues(db, now());
  metrics.watch('sigillum_jobs', 'Jobs by name and state.', ['job', 'state'], async () =>
    (await queues()).flatMap(({ name: job, ...count }) =>
      (['waiting', 'later', 'active', 'failed'] as const).map((state) => [{ job, state }, count[state]] as const),
    ),
  );
  metrics.watch('sigillum_job_age_seconds', 'Since when the oldest job that is due waits.', ['job'], async () =>
    (await queues()).map(({ name: job, oldestSeconds }) => [{ job }, oldestSeconds ?? 0] as const),
  );
  metrics.watch(
    'sigillum_workers',
    'Processes that read PDFs: how many there may be, are busy, and jobs that wait.',
    ['for', 'state'],
    () =>
      (['documents', 'verification'] as const).flatMap((purpose) => {
        const { pdf } = purpose === 'documents' ? services : services.verification;
        return Object.entries(pdf.readLoad()).map(([state, count]) => [{ for: purpose, state }, count] as const);
      }),
  );
  metrics.watch(
    'sigillum_messages_waiting',
    'Mails and text messages that were not sent yet.',
    ['channel'],
    async () => {
      const count = async (table: 'mails' | 'sms_messages') => {
        const { waiting } = await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<string>().as('waiting'))
          .where('sent_at', 'is', null)
          .executeTakeFirstOrThrow();
        return Number(waiting);
      };
      return [
        [{ channel: 'mail' }, await count('mails')],
        [{ channel: 'sms' }, await count('sms_messages')],
      ];
    },
  );
  const look = () => checkReadiness(services.checks, () => undefined);
  metrics.watch('sigillum_part_well', '1 while a part of the server works.', ['part'], async () =>
    Object.entries((await look()).checks).map(([part, state]) => [{ part }, state === 'ok' ? 1 : 0] as const),
  );
  metrics.watch(
    'sigillum_certificate_days_left',
    'Whole days until a certificate or a list ends.',
    ['name'],
    async () =>
      Object.values((await look()).daysLeft ?? {}).flatMap((left) =>
        Object.entries(left).map(([name, days]) => [{ name }, days] as const),
      ),
  );
}
