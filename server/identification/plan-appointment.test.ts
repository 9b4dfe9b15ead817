import { describe, expect, it } from 'vitest';
import { findReminder, planAppointment } from './plan-appointment.ts';

const now = new Date('2026-12-01T09:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const none = { appointment_at: null, reminded_day_at: null, reminded_hour_at: null };

describe('an appointment', () => {
  it('is reminded of a day and an hour before, each once', () => {
    const made = planAppointment(none, hours(48), now);
    expect(findReminder(made, hours(23.9))).toBeUndefined();
    expect(findReminder(made, hours(24))).toBe('day');
    const told = { ...made, reminded_day_at: hours(24) };
    expect(findReminder(told, hours(30))).toBeUndefined();
    expect(findReminder(told, hours(47))).toBe('hour');
    expect(findReminder({ ...told, reminded_hour_at: hours(47) }, hours(47.5))).toBeUndefined();
    expect(findReminder(made, hours(48))).toBeUndefined();
  });

  it('is not reminded of where it was chosen shortly before', () => {
    expect(findReminder(planAppointment(none, hours(20), now), now)).toBeUndefined();
    expect(findReminder(planAppointment(none, hours(20), now), hours(19))).toBe('hour');
    expect(findReminder(planAppointment(none, hours(0.5), now), now)).toBeUndefined();
  });

  it('that moves is reminded of anew, and the same word again changes nothing', () => {
    const told = { appointment_at: hours(5), reminded_day_at: now, reminded_hour_at: now };
    expect(planAppointment(told, hours(5), hours(1))).toEqual(told);
    expect(planAppointment(told, hours(100), now)).toEqual({ ...none, appointment_at: hours(100) });
    expect(planAppointment(told, null, now)).toEqual(none);
  });
});
