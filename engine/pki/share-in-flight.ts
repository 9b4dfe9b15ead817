/**
 * Whoever asks while an answer is under way gets the same one: anybody may probe a server, and what a probe costs (a
 * token signs one thing after another) is not to be had many times at once.
 */
export function shareInFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  return () => {
    current ??= work().finally(() => (current = undefined));
    return current;
  };
}
