/** First and last name, or the fallback (an e-mail address) when there is neither. */
export function namePerson(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
  fallback: string,
): string {
  return [firstName, lastName].filter(Boolean).join(' ') || fallback;
}
