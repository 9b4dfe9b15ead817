const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Appointment {
  appointment_at: Date | null;
  reminded_day_at: Date | null;
  reminded_hour_at: Date | null;
}

/**
 * An appointment as it is kept once the vendor has said when it is. One that moves is reminded of anew; nobody is reminded of what they
 * have just chosen for the next day or hour themselves.
 */
export function planAppointment(
  { appointment_at, reminded_day_at, reminded_hour_at }: Appointment,
  at: Date | null,
  now: Date,
): Appointment {
  if (appointment_at?.getTime() === at?.getTime()) return { appointment_at, reminded_day_at, reminded_hour_at };
  const ahead = at ? at.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  return {
    appointment_at: at,
    reminded_day_at: ahead <= dayMs ? now : null,
    reminded_hour_at: ahead <= hourMs ? now : null,
  };
}

/** What one is reminded of now: an appointment within the day, or within the hour. */
export function findReminder(
  { appointment_at, reminded_day_at, reminded_hour_at }: Appointment,
  now: Date,
): 'day' | 'hour' | undefined {
  const ahead = appointment_at ? appointment_at.getTime() - now.getTime() : 0;
  if (ahead <= 0) return undefined;
  if (ahead <= hourMs) return reminded_hour_at ? undefined : 'hour';
  return ahead <= dayMs && !reminded_day_at ? 'day' : undefined;
}
