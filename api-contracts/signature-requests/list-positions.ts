/** Where a mark stands: in one place, in several, or, in a form field of the file or not shown at all, in none of its own. */
export const listPositions = <Place>(
  mark: { position?: Place | undefined; positions?: readonly Place[] | undefined } | null | undefined,
): readonly Place[] => mark?.positions ?? (mark?.position ? [mark.position] : []);
