import { refuse } from '../http/refusal.ts';

/**
 * What an administrator is about to change, of the own business. Throws where it is not there, or where another one has changed it since it
 * was read: `readAt` is the `updated_at` that the caller has seen.
 */
export function requireUnchanged<Row extends { updated_at: Date }>(row: Row | undefined, readAt?: string): Row {
  if (!row) throw refuse('error.not_found');
  if (readAt !== undefined && row.updated_at.getTime() !== new Date(readAt).getTime())
    throw refuse('error.business.changed_meanwhile');
  return row;
}
