/** A list is a value: it is replaced as a whole. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The stored settings with what a change names; what it leaves out stays. */
export function mergeSettings(stored: unknown, change: object): Record<string, unknown> {
  const merged: Record<string, unknown> = isRecord(stored) ? { ...stored } : {};
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    merged[name] = isRecord(value) ? mergeSettings(merged[name], value) : value;
  }
  return merged;
}
