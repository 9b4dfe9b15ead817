import { describe, expect, it } from 'vitest';
import { decideRetention, findDeletion, type Kept, type Retention } from './retention-rule.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 0, 1 + day, hour));
const byEnd: Retention = { enabled: true, days: 30, terminalState: true };
const byUpload: Retention = { ...byEnd, terminalState: false };
const zone = 'Europe/Zurich';
const request: Kept = { created_at: at(0), ended_at: at(10), retention_told_at: null, retention_day_told_at: null };

describe('what is done about a request that is not kept for ever', () => {
  it.each([
    ['nothing before the last week', request, byEnd, at(32, 23), undefined],
    ['a first word when the last week begins', request, byEnd, at(33), 'tell ahead'],
    ['nothing in that week', { ...request, retention_told_at: at(33) }, byEnd, at(39, 22), undefined],
    ['a second word when its day begins', { ...request, retention_told_at: at(33) }, byEnd, at(39, 23), 'tell today'],
    [
      'nothing in the last hours',
      { ...request, retention_told_at: at(33), retention_day_told_at: at(39, 23) },
      byEnd,
      at(40, 10),
      undefined,
    ],
    [
      'its deletion then',
      { ...request, retention_told_at: at(33), retention_day_told_at: at(39, 23) },
      byEnd,
      at(40, 11),
      'delete',
    ],
    ['a first word from the upload on', { ...request, ended_at: null }, byUpload, at(23), 'tell ahead'],
    ['nothing while it has not ended', { ...request, ended_at: null }, byEnd, at(999), undefined],
    [
      'a week’s time even where it is long overdue',
      { ...request, retention_told_at: at(400) },
      byEnd,
      at(406, 22),
      undefined,
    ],
    [
      'hours after the second word even where that came late',
      { ...request, retention_told_at: at(33), retention_day_told_at: at(60) },
      byEnd,
      at(60, 11),
      undefined,
    ],
    [
      'the words taken back when it is kept longer',
      { ...request, retention_told_at: at(33) },
      { ...byEnd, days: 90 },
      at(39),
      'take back',
    ],
    [
      'the words taken back when it is kept for ever',
      { ...request, retention_told_at: at(33) },
      { ...byEnd, enabled: false },
      at(40),
      'take back',
    ],
  ] as const)('is %s', (_, kept, retention, now, step) => {
    expect(decideRetention(kept, { retention, zone }, now)).toBe(step);
  });

  it('goes on the day of which the second word speaks, whatever the hour of its end', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const kept = { ...request, ended_at: at(10, hour), retention_told_at: at(33) };
      const day = hour < 23 ? 40 : 41;
      const now = at(day - 1, 23);
      expect(decideRetention(kept, { retention: byEnd, zone }, new Date(now.getTime() - 1))).toBeUndefined();
      expect(decideRetention(kept, { retention: byEnd, zone }, now)).toBe('tell today');
      const deletion = findDeletion({ ...kept, retention_day_told_at: now }, byEnd, now)!;
      expect(deletion.getTime()).toBe(Math.max(at(40, hour).getTime(), at(day, 11).getTime()));
    }
  });
});
