import type { PgBoss } from 'pg-boss';
import { jobsSchema } from './jobs-schema.ts';
import type { JobName } from './job-table.ts';

interface Looking {
  everySeconds: number;
  /** Hears of each kind of which a job may run now. */
  onFound: (name: JobName) => void;
  onError: (error: Error) => void;
}

/** Which of these kinds have a job that may run now: one look at the queue's own index for each. */
const statement = `select name from unnest($1::text[]) name where exists (
  select from ${jobsSchema}.job where job.name = name.name and job.state < 'active' and not job.blocked and job.start_after <= now()
)`;

/**
 * Looks for jobs whose moment has come, which no commit announces: those that were put off, those that are tried again, and all of them where
 * nobody listens. One statement for all kinds; workers that look by themselves would ask once each. Answers what ends it.
 */
export function lookForJobs(
  boss: PgBoss,
  names: () => readonly JobName[],
  { everySeconds, onFound, onError }: Looking,
): () => void {
  let timer: NodeJS.Timeout;
  let isEnded = false;
  const look = async () => {
    const asked = names();
    const { rows }: { rows: { name: JobName }[] } = asked.length
      ? await boss.getDb().executeSql(statement, [asked])
      : { rows: [] };
    for (const { name } of rows) onFound(name);
  };
  const plan = () => {
    timer = setTimeout(
      () =>
        void look()
          // What is under way when it ends finds nobody to ask any more.
          .catch((error: Error) => !isEnded && onError(error))
          .finally(() => !isEnded && plan()),
      everySeconds * 1000,
    );
  };
  plan();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
