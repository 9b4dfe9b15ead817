/** Milliseconds by which a zone is ahead of UTC at a moment. */
function readOffset(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(moment);
  const read = (wanted: string) => Number(parts.find(({ type }) => type === wanted)!.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - moment;
}

/** The last second of a day (ISO date) in a zone, as an instant. */
export function endOfDay(day: string, zone: string): string {
  const asUtc = Date.parse(`${day}T23:59:59Z`);
  // Once more with the offset that holds then: summer time may begin or end in between.
  const near = asUtc - readOffset(zone, asUtc);
  return new Date(asUtc - readOffset(zone, near)).toISOString();
}

/** The day (ISO date) on which an instant falls in a zone. */
export function readDay(instant: string | Date, zone: string): string {
  const moment = new Date(instant).getTime();
  return new Date(moment + readOffset(zone, Math.floor(moment / 1000) * 1000)).toISOString().slice(0, 10);
}
