/** JSON with one form for each value (RFC 8785): keys sorted by UTF-16 units, no blanks. Undefined members are left out. */
export function writeCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeCanonicalJson(item ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (value instanceof Date) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, member]) => `${JSON.stringify(key)}:${writeCanonicalJson(member)}`).join(',')}}`;
}
