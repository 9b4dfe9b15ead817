/** Each signer hears from us at most once in this time. */
export const reminderPauseMs = 3600 * 1000;

interface Addressed {
  invited_at: Date | null;
  reminded_at: Date | null;
}

/** When a signer may be reminded next: an hour after the invitation or the last reminder. */
export function findNextReminder({ invited_at, reminded_at }: Addressed): Date {
  const last = Math.max(invited_at?.getTime() ?? 0, reminded_at?.getTime() ?? 0);
  return new Date(last + reminderPauseMs);
}
