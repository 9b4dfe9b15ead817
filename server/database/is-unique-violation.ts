/** Whether PostgreSQL refused a second row where there may be one: somebody was quicker, whose row nobody could see yet (unique_violation). */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '23505';
