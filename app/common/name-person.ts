/** First and last name, or the fallback (an e-mail address) when there is neither: the one way in which the app joins them. */
export function namePerson(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
  fallback = '',
): string {
  return [firstName, lastName].filter(Boolean).join(' ') || fallback;
}
