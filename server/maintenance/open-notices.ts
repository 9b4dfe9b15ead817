import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Log } from '../process/log.ts';
import { makeStatuspageSource } from './statuspage-source.ts';
import { makeTableSource, noSource } from './table-source.ts';
import { type NoticeWatch, watchNotices } from './watch-notices.ts';

/** Watches the source that the settings name. */
export function openNotices(
  { maintenance: { source, statuspage } }: Pick<Config, 'maintenance'>,
  { db, log, now }: { db: Kysely<Database>; log: Log; now: () => Date },
): NoticeWatch {
  const chosen = statuspage
    ? makeStatuspageSource({ ...statuspage, clock: now })
    : source === 'table'
      ? makeTableSource(db, now)
      : noSource;
  const watch = watchNotices(chosen, log);
  void watch.look();
  return watch;
}
