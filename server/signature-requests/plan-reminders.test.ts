import { describe, expect, it } from 'vitest';
import { findMoment, isWeekend, readLocalTime } from '../rules/local-time.ts';
import { findNextReminding, type Reminded } from './plan-reminders.ts';

const at = (text: string) => new Date(text);
const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** Invited on a Monday morning in Zurich. */
const monday: Reminded = {
  schedule: { after_days: [2, 5, 9], before_deadline_days: [2] },
  invitedAt: at('2026-11-23T08:30:00Z'),
  remindedAt: null,
  changedAt: null,
  deadline: null,
  zone: 'Europe/Zurich',
};
const next = (change: Partial<Reminded>, now: string) => findNextReminding({ ...monday, ...change }, at(now));

/** All that goes out to somebody who never signs, by a server that looks whenever it was asked to and is there then. */
function listSent(reminded: Reminded, isAway: (moment: Date) => Date | null = () => null): Date[] {
  const sent: Date[] = [];
  let [now, remindedAt] = [reminded.invitedAt, reminded.remindedAt];
  for (let looks = 0; looks < 100; looks++) {
    const moment = findNextReminding({ ...reminded, remindedAt }, now);
    if (!moment) return sent;
    if (moment <= now) {
      sent.push(now);
      remindedAt = now;
    } else now = isAway(moment) ?? moment;
  }
  throw new Error('It never ends.');
}

describe('the next reminder of a schedule', () => {
  it('comes after the days at the hour of the invitation, at a weekend on Monday', () => {
    expect(listSent(monday)).toEqual([
      at('2026-11-25T08:30:00Z'),
      // The fifth day is a Saturday.
      at('2026-11-30T08:30:00Z'),
      at('2026-12-02T08:30:00Z'),
    ]);
  });

  it('comes by day, by the clock of the signer', () => {
    const late = { invitedAt: at('2026-11-23T22:30:00Z') };
    expect(next(late, '2026-11-24T00:00:00Z')).toEqual(at('2026-11-25T16:59:00Z'));
    expect(next({ ...late, zone: 'America/New_York' }, '2026-11-24T00:00:00Z')).toEqual(at('2026-11-25T22:30:00Z'));
    expect(next({ zone: 'Asia/Tokyo' }, '2026-11-23T09:00:00Z')).toEqual(at('2026-11-25T08:30:00Z'));
  });

  it('comes before the deadline, rather earlier than at a weekend, and never after it', () => {
    const schedule = { after_days: [20], before_deadline_days: [2] };
    const deadline = at('2026-12-07T22:59:59Z');
    expect(next({ schedule, deadline }, '2026-11-23T09:00:00Z')).toEqual(at('2026-12-04T08:30:00Z'));
    expect(listSent({ ...monday, schedule, deadline })).toHaveLength(1);
    expect(next({ schedule }, '2026-11-23T09:00:00Z')).toEqual(at('2026-12-14T08:30:00Z'));
  });

  it('is one, as soon as it is day, for all that a server which was away has missed', () => {
    // Away from Tuesday until a Sunday night.
    expect(next({}, '2026-12-06T01:00:00Z')).toEqual(at('2026-12-07T07:00:00Z'));
    const sent = listSent(monday, (moment) =>
      moment < at('2026-12-06T01:00:00Z') ? at('2026-12-06T01:00:00Z') : null,
    );
    expect(sent).toEqual([at('2026-12-07T07:00:00Z')]);
  });

  it('is not made up for where a schedule is changed later, and none comes on the day of another', () => {
    expect(next({ changedAt: at('2026-11-27T10:00:00Z') }, '2026-11-27T10:00:00Z')).toEqual(at('2026-11-30T08:30:00Z'));
    expect(next({ changedAt: at('2026-12-03T10:00:00Z') }, '2026-12-03T10:00:00Z')).toBeNull();
    expect(next({ remindedAt: at('2026-11-25T07:00:00Z') }, '2026-11-25T07:30:00Z')).toEqual(
      at('2026-11-30T08:30:00Z'),
    );
  });

  it('is none where there are no days', () => {
    expect(next({ schedule: { after_days: [], before_deadline_days: [] } }, '2026-11-23T09:00:00Z')).toBeNull();
    expect(next({ schedule: { after_days: [], before_deadline_days: [2] } }, '2026-11-23T09:00:00Z')).toBeNull();
  });
});

/** Numbers from 0 until below 1, the same in every run. */
function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const zones = [
  ...['UTC', 'Europe/Zurich', 'Europe/London', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata', 'Asia/Tokyo'],
  ...['Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Africa/Casablanca'],
];

describe('any schedule, in zones with and without summer time, with a server that is sometimes away', () => {
  it('reminds by day, from Monday to Friday, once a day, before the deadline, and not more often than it says', () => {
    const chance = makeChance(20261123);
    const pick = (most: number) => Math.floor(chance() * most);
    const pickDays = (most: number) => [...new Set(Array.from({ length: pick(most) }, () => 1 + pick(40)))];
    for (let round = 0; round < 1500; round++) {
      // From 2026 on for three years, so that every change of the clock comes.
      const invitedAt = new Date(Date.UTC(2026, 0, 1) + pick(3 * 365 * 24 * 60) * 60_000);
      const zone = zones[pick(zones.length)]!;
      const deadline = chance() < 0.5 ? new Date(invitedAt.getTime() + (1 + pick(60 * 24)) * hourMs) : null;
      const schedule = { after_days: pickDays(6), before_deadline_days: pickDays(4) };
      const reminded: Reminded = { schedule, invitedAt, remindedAt: null, changedAt: null, deadline, zone };
      const away = (moment: Date) => (chance() < 0.3 ? new Date(moment.getTime() + chance() * 20 * dayMs) : null);
      const sent = listSent(reminded, away);
      const local = sent.map((moment) => readLocalTime(moment, zone));
      const context = JSON.stringify({ round, reminded, sent });
      for (const { day, minute } of local) {
        expect(isWeekend(day), context).toBe(false);
        expect(minute >= 480 && minute < 1080, context).toBe(true);
      }
      const days = [readLocalTime(invitedAt, zone).day, ...local.map(({ day }) => day)];
      expect(new Set(days).size, context).toBe(days.length);
      expect(
        sent.every((moment) => !deadline || moment < deadline),
        context,
      ).toBe(true);
      const most = schedule.after_days.length + (deadline ? schedule.before_deadline_days.length : 0);
      expect(sent.length <= most, context).toBe(true);
      expect(sent.length > 0 || deadline !== null || most === 0, context).toBe(true);
    }
  });
});

describe('the local time of a moment', () => {
  it('leads back to the moment, over every change of the clock, by day', () => {
    for (const zone of zones)
      for (let day = 20454; day < 20454 + 730; day++)
        for (const minute of [480, 719, 1079])
          expect(readLocalTime(findMoment({ day, minute }, zone), zone), `${zone} ${day} ${minute}`).toEqual({
            day,
            minute,
          });
  });

  it('is of a day of the week', () => {
    expect(isWeekend(readLocalTime(at('2026-11-22T23:30:00Z'), 'Europe/Zurich').day)).toBe(false);
    expect(isWeekend(readLocalTime(at('2026-11-22T22:30:00Z'), 'Europe/Zurich').day)).toBe(true);
    expect(isWeekend(readLocalTime(at('1969-12-28T12:00:00Z'), 'UTC').day)).toBe(true);
  });
});
