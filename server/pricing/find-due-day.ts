/** Days before a trial's end of which its administrators are told; 0 is its end. */
const days = [7, 3, 0] as const;
export const firstDay = days[0];

const dayMs = 86_400_000;

/**
 * Of which of these days nobody was told yet, though it has come: the last one, where several have passed meanwhile. A day is 24 hours
 * before the same moment: neither a month's end nor summer time moves it.
 */
export function findDueDay(
  { endsAt, told }: { endsAt: Date; told: number | null },
  now: Date,
): (typeof days)[number] | undefined {
  const left = endsAt.getTime() - now.getTime();
  const due = days.findLast((day) => left <= day * dayMs);
  return due === undefined || (told !== null && told <= due) ? undefined : due;
}
