/** Whether two lists hold the same, in whatever order and however often. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).symmetricDifference(new Set(other)).size === 0;
