import type { Notice } from '@sigillum/api-contracts/maintenance/schemas.ts';
import { describe, expect, it } from 'vitest';
import { createLog } from '../process/log.ts';
import { watchNotices } from './watch-notices.ts';

const notice: Notice = { url: null, isBlocking: true, status: 'in_progress' };

/** A source that answers what a test says, and what is logged of it. */
function watch() {
  const lines: string[] = [];
  const said = { notice: notice as Notice | undefined, isAway: false };
  const log = createLog({ level: 'info', write: (line) => void lines.push(line) });
  const read = async () => {
    if (said.isAway) throw new Error('away');
    return said.notice;
  };
  const notices = watchNotices({ pauseMs: 1_000_000, read }, log);
  notices.close();
  const lookOften = async (times: number) => {
    for (let time = 0; time < times; time += 1) await notices.look();
  };
  return { notices, said, lines, lookOften };
}

describe('the watch over notices', () => {
  it('knows nothing before the first look, and then the last word of its source', async () => {
    const { notices, said } = watch();
    expect(notices.read()).toBeUndefined();
    await notices.look();
    expect(notices.read()).toEqual(notice);
    said.notice = undefined;
    await notices.look();
    expect(notices.read()).toBeUndefined();
  });

  it('keeps the last word over five failures; the sixth is told, once, and then nothing is known', async () => {
    const { notices, said, lines, lookOften } = watch();
    await notices.look();
    said.isAway = true;
    await lookOften(5);
    expect([notices.read(), lines]).toEqual([notice, []]);
    await lookOften(20);
    expect(notices.read()).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('maintenance notices cannot be read');
  });

  it('tells once that they can be read again, and counts anew', async () => {
    const { notices, said, lines, lookOften } = watch();
    said.isAway = true;
    await lookOften(7);
    said.isAway = false;
    await lookOften(2);
    expect(notices.read()).toEqual(notice);
    said.isAway = true;
    await lookOften(5);
    expect(lines.map((line) => /notices (cannot|can) be read/.exec(line)?.[1])).toEqual(['cannot', 'can']);
  });
});
