/** Each signer is reminded at most once in this time (wire shapes, Signature request). */
export const reminderPauseMs = 3600 * 1000;

/** When a signer may be reminded next: an hour after the last reminder, or at any time when there was none. */
export const findNextReminder = ({ reminded_at }: { reminded_at: Date | null }): Date =>
  new Date(reminded_at ? reminded_at.getTime() + reminderPauseMs : 0);
