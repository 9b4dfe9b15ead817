import { describe, expect } from 'vitest';
import { it, world } from '../testing/world.ts';
import { runMaintenanceCommand } from './maintenance-commands.ts';

const now = new Date('2026-11-23T08:00:00.000Z');

/** Runs a command; answers what it said, or the sentence of its error. */
async function run(words: string, source: 'table' | 'statuspage' | 'none' = 'table', at = now): Promise<string> {
  const said: string[] = [];
  return runMaintenanceCommand(words.split(' '), {
    db: world.services.db,
    source,
    now: at,
    say: (line) => void said.push(line),
  }).then(
    () => said.join('\n'),
    (error: Error) => error.message,
  );
}
/** The notice that pages see at a moment. */
async function seen(at: string) {
  world.setClock(at);
  await world.services.notices.look();
  return world.services.notices.read();
}
const numberOf = (said: string) => /end (\d+) ends it/.exec(said)![1]!;

describe('npm run maintenance', () => {
  it('announces at once, lists, and ends', async () => {
    expect(await run('list')).toBe('Nothing is announced.');
    const said = await run('announce --url https://status.example.ch/1');
    expect(said).toContain('A notice stands above every page from 2026-11-23T08:00:00.000Z until it is ended.');
    const id = numberOf(said);
    expect(await run('list')).toBe(
      `${id}  banner  2026-11-23T08:00:00.000Z – until ended  https://status.example.ch/1`,
    );
    expect(await seen('2026-11-23T08:00:01.000Z')).toEqual({
      url: 'https://status.example.ch/1',
      isBlocking: false,
      status: 'in_progress',
    });
    expect(await run(`end ${id}`, 'table', new Date('2026-11-23T09:00:00.000Z'))).toBe(`Notice ${id} is over.`);
    expect(await seen('2026-11-23T09:00:01.000Z')).toBeUndefined();
    expect(await run(`end ${id}`, 'table', new Date('2026-11-23T09:00:02.000Z'))).toBe(
      `There is no notice ${id} to end.`,
    );
  });

  it('announces what begins and ends by itself; what blocks comes first', async () => {
    await run('announce');
    await run('announce --blocking --from 2026-11-23T20:00+01:00 --until 2026-11-23T21:00+01:00');
    expect(await seen('2026-11-23T18:59:59.000Z')).toMatchObject({ isBlocking: false });
    expect(await seen('2026-11-23T19:00:00.000Z')).toMatchObject({ isBlocking: true });
    expect(await seen('2026-11-23T20:00:00.000Z')).toMatchObject({ isBlocking: false });
  });

  it('takes back what is still to come', async () => {
    const id = numberOf(await run('announce --blocking --from 2026-12-01T20:00Z'));
    await run(`end ${id}`);
    expect(await run('list')).toBe('Nothing is announced.');
    expect(await seen('2026-12-01T20:00:01.000Z')).toBeUndefined();
  });

  it.each([
    ['announce --until 2026-11-22T20:00Z', /2026-11-22T20:00Z lies in the past/],
    ['announce --from 2026-12-01T20:00Z --until 2026-11-30T20:00Z', /end before it begins/],
    ['announce --until tomorrow', /no moment such as/],
    ['announce --from 2026-13-45T20:00Z', /no moment such as/],
    ['announce --url javascript:alert(1)', /no address that starts with https/],
    ['announce --loud', /npm run maintenance -- announce/],
    ['end everything', /There is no notice everything/],
    ['show', /npm run maintenance -- list/],
  ])('refuses “%s” with a sentence', async (words, sentence) => {
    expect(await run(words)).toMatch(sentence);
    expect(await run('list')).toBe('Nothing is announced.');
  });

  it('announces nothing that nobody would see', async () => {
    expect(await run('announce', 'statuspage')).toMatch(/MAINTENANCE_SOURCE statuspage here/);
  });
});
