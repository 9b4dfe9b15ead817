const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === code;

/** Whether PostgreSQL refused a second row where there may be one: somebody was quicker, whose row nobody could see yet (unique_violation). */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505');

/** Whether PostgreSQL refused a row because what it is about has gone meanwhile (foreign_key_violation). */
export const isReferenceViolation = (error: unknown): boolean => hasCode(error, '23503');
