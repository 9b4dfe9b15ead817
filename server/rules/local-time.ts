const minuteMs = 60_000;
const dayMs = 24 * 3600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function openFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  formats.set(zone, format);
  return format;
}

/** What the clock on the wall of a zone shows at a moment, as milliseconds of a day in UTC. */
function readWall(moment: number, zone: string): number {
  const parts = openFormat(zone).formatToParts(moment);
  const read = (wanted: string) => Number(parts.find(({ type }) => type === wanted)!.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** A moment as a zone has it: the day, counted from 1 January 1970 (a Thursday), and the minute of that day. */
export interface LocalTime {
  day: number;
  minute: number;
}

export function readLocalTime(moment: Date, zone: string): LocalTime {
  const wall = readWall(moment.getTime(), zone);
  const day = Math.floor(wall / dayMs);
  return { day, minute: Math.floor((wall - day * dayMs) / minuteMs) };
}

/** The moment of a local time; where clocks are put forward over it, an hour later. */
export function findMoment({ day, minute }: LocalTime, zone: string): Date {
  const wall = day * dayMs + minute * minuteMs;
  const near = wall - (readWall(wall, zone) - wall);
  // Once more with the offset that holds then: summer time may begin or end in between.
  return new Date(wall - (readWall(near, zone) - near));
}

/** When a day (ISO date) begins in a zone, or one that comes so many days later. */
export const findMidnight = (day: string, zone: string, later = 0): Date =>
  findMoment({ day: Date.parse(day) / dayMs + later, minute: 0 }, zone);

/** The last millisecond of a day (ISO date) in a zone. */
export const findEnd = (day: string, zone: string): Date => new Date(findMidnight(day, zone, 1).getTime() - 1);

/** Saturday or Sunday. */
export const isWeekend = (day: number): boolean => (((day + 3) % 7) + 7) % 7 > 4;

/** This day, or the nearest one in a direction that is no Saturday or Sunday. */
export function skipWeekend(day: number, step: 1 | -1): number {
  let workday = day;
  while (isWeekend(workday)) workday += step;
  return workday;
}
