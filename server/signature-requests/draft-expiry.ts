/** When a corrected version expires: as the request did, or as far ahead as that was when it was sent. */
export function findDraftExpiry(
  { expiration_date: end, initiated_at: start }: { expiration_date: Date | null; initiated_at: Date | null },
  now: Date,
): Date | null {
  if (end === null || end > now) return end;
  return start === null ? null : new Date(now.getTime() + end.getTime() - start.getTime());
}
