/** Most characters of it. */
const longest = 100;

/** The cost centre of a request: the first line of what its maker noted in `custom` (docs/decisions/089); null without one. */
export function readCostCenter(custom: string | null): string | null {
  const [line = ''] = (custom ?? '').split('\n');
  return [...line.trim()].slice(0, longest).join('').trim() || null;
}
