import { refuseField } from './read-signer.ts';

/** The id of what is named by its id, or by a name that only one has. Throws a refusal. */
export function findNamed(things: readonly { id: string; name: string }[], named: string, path: string): string {
  const byName = things.filter(({ name }) => name === named);
  const found = things.find(({ id }) => id === named.toLowerCase()) ?? (byName.length === 1 ? byName[0] : undefined);
  if (!found) throw refuseField(path, byName.length ? 'ambiguous' : 'not_found');
  return found.id;
}
