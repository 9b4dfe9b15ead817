/**
 * An e-mail address for those to whom it was not given: `n…@example.ch`. It tells people without a name apart, and nobody can write to it.
 * SQL has the same in server/signature-requests/list-query.ts.
 */
export function maskAddress(email: string): string {
  // A group has no address.
  if (email === '') return '';
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
