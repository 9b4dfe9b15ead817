const formats = new Map<string, Intl.DateTimeFormat>();

/** One format a zone: making it costs more than everything else that is prepared. */
function findFormat(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
  formats.set(timeZone, format);
  return format;
}

/** For example "21.11.2026, 15:05 GMT+1": the same in every language of the product. */
export function formatDate(at: Date, timeZone: string): string {
  const parts = findFormat(timeZone).formatToParts(at);
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${find('day')}.${find('month')}.${find('year')}, ${find('hour')}:${find('minute')} ${find('timeZoneName')}`;
}
