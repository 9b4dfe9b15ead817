import { describe, expect, it } from 'vitest';
import { judgeTan, tanRules, waitForResend, type TanState } from './tan-rule.ts';

const sentAt = new Date('2026-11-21T10:00:00.000Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
const state: TanState = {
  codeHash: 'now',
  previousCodeHash: 'before',
  sentAt,
  expiresAt: after(tanRules.lifeSeconds),
  attempts: 0,
  lockedUntil: null,
};

describe('judgeTan', () => {
  it('accepts the newest code until it expires', () => {
    expect(judgeTan(state, 'now', after(599))).toBe('right');
    expect(judgeTan(state, 'now', after(600))).toBe('expired');
  });

  it('tells a superseded code as expired, not as wrong', () => {
    expect(judgeTan(state, 'before', after(1))).toBe('expired');
    expect(judgeTan(state, 'other', after(1))).toBe('wrong');
  });

  it('refuses even the right code while locked, and accepts it again afterwards', () => {
    const locked = { ...state, lockedUntil: after(100) };
    expect(judgeTan(locked, 'now', after(99))).toBe('locked');
    expect(judgeTan(locked, 'now', after(100))).toBe('right');
  });

  it('treats a code that was never sent as expired', () => {
    expect(judgeTan(undefined, 'now', after(0))).toBe('expired');
  });
});

describe('waitForResend', () => {
  it('counts down from the last sending', () => {
    expect(waitForResend(state, after(0))).toBe(30);
    expect(waitForResend(state, after(29.5))).toBe(1);
    expect(waitForResend(state, after(30))).toBe(0);
    expect(waitForResend(undefined, after(0))).toBe(0);
  });
});
