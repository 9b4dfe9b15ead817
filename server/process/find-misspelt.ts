/** How many letters two names differ by; two neighbours that changed places count as one. */
function countEdits(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)![other.length]!;
}

/** Names shorter than this are near to too many others. */
const shortestName = 7;

/**
 * Variables that nobody reads and that are nearly one that is read, each with that one. One that is set correctly, too, is not what
 * somebody meant.
 */
export function findMisspelt(given: readonly string[], known: readonly string[]): { name: string; meant: string }[] {
  const missing = known.filter((name) => !given.includes(name) && name.length >= shortestName);
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = missing.find((one) => {
        const most = one.length > 9 ? 2 : 1;
        // Each letter more or less is an edit. Every variable of the machine is compared with every setting, which took a fifth of a start.
        return Math.abs(one.length - name.length) <= most && countEdits(name, one) <= most;
      });
      return meant === undefined ? [] : [{ name, meant }];
    });
}
