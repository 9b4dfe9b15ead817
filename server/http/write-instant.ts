/** An instant on the wire; null where there is none. */
export const writeInstant = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;
