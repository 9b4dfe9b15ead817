import { describe, expect, it } from 'vitest';
import { findNextReminder } from './reminder-rules.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);

describe('the next reminder', () => {
  it('may go out at once when there was none', () => {
    expect(findNextReminder({ reminded_at: null }) <= at('08:00')).toBe(true);
  });

  it('may go out an hour after the last reminder', () => {
    expect(findNextReminder({ reminded_at: at('09:30') })).toEqual(at('10:30'));
  });
});
