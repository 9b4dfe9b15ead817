import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { endNotice, insertNotice, judgeNotice, listOpenNotices } from './keep-notices.ts';
import { readLink } from './notice-source.ts';

const usage = `npm run maintenance -- announce [--blocking] [--from WHEN] [--until WHEN] [--url ADDRESS]
    a notice above every page; --blocking shows everybody but staff the maintenance page instead. WHEN is like
    2026-12-24T20:00+01:00; without --from it begins at once, without --until it lasts until it is ended
npm run maintenance -- list
    the notices that are active or still to come
npm run maintenance -- end NUMBER
    ends one of them`;

/** The words were not understood, or ask for what cannot be; the message is for the operator. */
export class MaintenanceCommandError extends Error {
  override readonly name = 'MaintenanceCommandError';
}

/** What a command works on, and how it speaks. */
export interface MaintenanceCommandInput {
  db: Kysely<Database>;
  source: Config['maintenance']['source'];
  now: Date;
  say: (line: string) => void;
}

/** Does what `npm run maintenance -- …` asks for. Throws MaintenanceCommandError. */
export async function runMaintenanceCommand(words: readonly string[], input: MaintenanceCommandInput): Promise<void> {
  const [command, ...rest] = words;
  if (command === 'list' && rest.length === 0) return list(input);
  if (command === 'announce') return announce(rest, input);
  if (command === 'end' && rest.length === 1) return end(rest[0]!, input);
  throw new MaintenanceCommandError(usage);
}

async function list({ db, now, say }: MaintenanceCommandInput): Promise<void> {
  const rows = await listOpenNotices(db, now);
  if (!rows.length) return say('Nothing is announced.');
  for (const { id, url, is_blocking: isBlocking, starts_at: from, ends_at: until } of rows) {
    const kind = isBlocking ? 'blocking' : 'banner';
    say(`${id}  ${kind}  ${from.toISOString()} – ${until?.toISOString() ?? 'until ended'}  ${url ?? ''}`.trimEnd());
  }
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        blocking: { type: 'boolean', default: false },
        from: { type: 'string' },
        until: { type: 'string' },
        url: { type: 'string' },
      },
    }).values;
  } catch {
    throw new MaintenanceCommandError(usage);
  }
}

async function announce(words: readonly string[], { db, source, now, say }: MaintenanceCommandInput): Promise<void> {
  if (source !== 'table')
    throw new MaintenanceCommandError(
      `Notices come from MAINTENANCE_SOURCE ${source} here, so that nobody would see this one. Nothing was changed.`,
    );
  const { blocking, from, until, url } = readWords(words);
  const startsAt = from === undefined ? now : readMoment(from);
  const endsAt = until === undefined ? null : readMoment(until);
  const fault = judgeNotice({ starts_at: startsAt, ends_at: endsAt }, now);
  if (fault === 'past') throw new MaintenanceCommandError(`${until} lies in the past. Nothing was changed.`);
  if (fault) throw new MaintenanceCommandError('It would end before it begins. Nothing was changed.');
  const link = readLink(url);
  if (url !== undefined && !link)
    throw new MaintenanceCommandError(
      `${url} is no address that starts with https:// or http://. Nothing was changed.`,
    );
  const values = {
    url: link,
    is_blocking: blocking,
    status: 'in_progress',
    starts_at: startsAt,
    ends_at: endsAt,
  } as const;
  const { id } = await insertNotice(db, values, now);
  const what = blocking ? 'Everybody but staff sees the maintenance page' : 'A notice stands above every page';
  say(`${what} from ${startsAt.toISOString()} ${endsAt ? `to ${endsAt.toISOString()}` : 'until it is ended'}.`);
  say(`npm run maintenance -- end ${id} ends it.`);
}

async function end(name: string, { db, now, say }: MaintenanceCommandInput): Promise<void> {
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  if (!(await endNotice(db, id, now))) throw new MaintenanceCommandError(`There is no notice ${name} to end.`);
  say(`Notice ${id} is over.`);
}

/** A moment with its offset, so that nobody guesses in which zone it is meant. */
function readMoment(text: string): Date {
  const moment = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime()))
    throw new MaintenanceCommandError(`${text} is no moment such as 2026-12-24T20:00+01:00. Nothing was changed.`);
  return moment;
}
