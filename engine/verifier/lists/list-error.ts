/** A trusted list that cannot be used; the message says why, in words for the operator. */
export class ListError extends Error {
  override name = 'ListError';
}
