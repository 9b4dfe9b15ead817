import { describe, expect, it } from 'vitest';
import { decideRetention, type Kept, type Retention } from './retention-rule.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 0, 1 + day, hour));
const byEnd: Retention = { enabled: true, days: 30, terminalState: true };
const byUpload: Retention = { ...byEnd, terminalState: false };
const request: Kept = { created_at: at(0), ended_at: at(10), retention_told_at: null, retention_day_told_at: null };

describe('what is done about a request that is not kept for ever', () => {
  it.each([
    ['nothing before the last week', request, byEnd, at(32, 23), undefined],
    ['a first word when the last week begins', request, byEnd, at(33), 'tell ahead'],
    ['nothing in that week', { ...request, retention_told_at: at(33) }, byEnd, at(39, 11), undefined],
    ['a second word on the day', { ...request, retention_told_at: at(33) }, byEnd, at(39, 12), 'tell today'],
    [
      'nothing in the last hours',
      { ...request, retention_told_at: at(33), retention_day_told_at: at(39, 12) },
      byEnd,
      at(39, 23),
      undefined,
    ],
    [
      'its deletion then',
      { ...request, retention_told_at: at(33), retention_day_told_at: at(39, 12) },
      byEnd,
      at(40),
      'delete',
    ],
    ['a first word from the upload on', { ...request, ended_at: null }, byUpload, at(23), 'tell ahead'],
    ['nothing while it has not ended', { ...request, ended_at: null }, byEnd, at(999), undefined],
    [
      'a week’s time even where it is long overdue',
      { ...request, retention_told_at: at(400) },
      byEnd,
      at(406, 11),
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
    expect(decideRetention(kept, retention, now)).toBe(step);
  });
});
