/** Writes moments as spreadsheets read them, `2026-11-21 17:03:00`. */
export type LocalClock = (instant: Date) => string;

export function openClock(timeZone: string): LocalClock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => format.format(instant);
}
