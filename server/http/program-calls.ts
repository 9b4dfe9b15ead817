import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Log } from '../process/log.ts';

type ProgramCall = Insertable<Database['program_calls']>;

/** What programs have asked, for those who look for a mistake: never what they sent, and never in a call's way. */
export interface ProgramCalls {
  note(call: ProgramCall): void;
  /** Writes down what was noted so far. */
  write(): Promise<void>;
}

const pauseMs = 1000;
/** More in a second are not told of. */
const mostWaiting = 5000;
const mostOfPath = 500;

/** Notes calls in memory and writes them down together, once a second; whoever kills the server loses that second and no more. */
export function createProgramCalls(db: Kysely<Database>, log: Log): ProgramCalls {
  let waiting: ProgramCall[] = [];
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const calls = waiting;
    waiting = [];
    if (calls.length === 0) return;
    // A business may have gone meanwhile, and with it the calls of its programs.
    await sql`insert into program_calls (business_id, username, at, method, path, status, milliseconds, key)
      select call.* from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as call (business_id uuid, username text,
        at timestamptz, method text, path text, status integer, milliseconds integer, key text)
      where exists (select from businesses where businesses.id = call.business_id)`.execute(db);
  };
  return {
    write,
    note(call) {
      if (waiting.length >= mostWaiting) return;
      waiting.push({ ...call, path: call.path.slice(0, mostOfPath) });
      timer ??= setTimeout(() => {
        // A database that is away, say; the calls themselves are answered.
        write().catch((error: unknown) => log.warn('calls of programs were not written down', { error }));
      }, pauseMs).unref();
    },
  };
}
