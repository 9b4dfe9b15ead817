/** A person's full name, of what is known of it; empty when nothing is. */
export const joinName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last].filter(Boolean).join(' ');
