import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { HealthCheck } from '../process/health.ts';
import type { Log } from '../process/log.ts';
import { endWhatHadEnded } from './end-what-had-ended.ts';

/** What watches over the machine's clock (docs/decisions/057). */
export interface Clock {
  /** Before a call is judged: keeps the moment, and ends what had ended already when the clock has gone back. */
  settle(): Promise<void>;
  /** How often the clock has gone back. What is valid by its date alone names its era, and ends with it. */
  era(): number;
  /** A jump of the last day is a notice: `jumped_ahead` or `jumped_back`. */
  check: HealthCheck;
}

/** What the database keeps. */
interface Mark {
  latest: Date;
  era: number;
  jump: 'ahead' | 'back' | null;
  jumped_at: Date | null;
}

interface Machine {
  db: Kysely<Database>;
  log: Log;
  now: () => Date;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readUptime?: () => number;
}

/** So far a clock may be put right without anybody's notice; so often the moment is kept. */
const stepMs = 10_000;
/** Machines that were asleep come back with a jump; a long pause of the process is none. */
const aheadMs = 60_000;
const dayMs = 24 * 3600 * 1000;

/** Watches a clock. Nothing is read or kept before it is first asked to settle. */
export function keepClock({ db, log, now, readUptime = () => performance.now() }: Machine): Clock {
  let mark: Mark | undefined;
  let uptime = 0;
  let underWay: Promise<void> | undefined;

  const advance = async () => {
    const earlier = mark;
    mark = await db.transaction().execute(async (trx) => {
      const kept = await readMark(trx, now());
      // Only now: whoever held the row may have kept a later moment than the one at which we began to wait for it.
      const at = now();
      const passed = readUptime() - uptime;
      const stepped = at.getTime() - kept.latest.getTime();
      const isAhead = earlier !== undefined && stepped - passed > aheadMs;
      if (stepped < -stepMs) await endWhatHadEnded(trx, { at, latest: kept.latest });
      else if (!isAhead) return storeMark(trx, { ...kept, latest: at });
      const jump = isAhead ? ('ahead' as const) : ('back' as const);
      log.warn('the clock has jumped', { jump, seconds: Math.round(stepped / 1000) });
      return storeMark(trx, { latest: at, era: kept.era + (isAhead ? 0 : 1), jump, jumped_at: at });
    });
    uptime = readUptime();
  };

  const settle = async () => {
    if (mark && Math.abs(now().getTime() - mark.latest.getTime()) < stepMs) return;
    underWay ??= advance().finally(() => {
      underWay = undefined;
    });
    await underWay;
  };

  return {
    settle,
    era: () => mark?.era ?? 0,
    async check() {
      await settle();
      const isNear = mark?.jumped_at && Math.abs(now().getTime() - mark.jumped_at.getTime()) < dayMs;
      return { state: 'ok', isWell: true, notices: isNear ? [`jumped_${mark!.jump}`] : [] };
    },
  };
}

/** The row, under lock; made when there is none yet. */
async function readMark(trx: Kysely<Database>, at: Date): Promise<Mark> {
  return (
    trx
      .insertInto('clock')
      .values({ latest: at })
      // Nothing changes, but the row is locked.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: sql`clock.id` }))
      .returning(['latest', 'era', 'jump', 'jumped_at'])
      .executeTakeFirstOrThrow()
  );
}

async function storeMark(trx: Kysely<Database>, mark: Mark): Promise<Mark> {
  await trx.updateTable('clock').set(mark).execute();
  return mark;
}
