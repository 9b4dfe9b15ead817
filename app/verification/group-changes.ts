import type { Change } from '@sigillum/api-contracts/verification/schemas.ts';

/** Changes that a reader would be told in the same words. */
export interface ChangeGroup {
  /** Id of the text. */
  id: string;
  isAllowed: boolean;
  count: number;
  /** From 1. */
  page: number | undefined;
  fieldName: string | undefined;
  /** Whose signature, or whose mark. */
  signer: string | undefined;
}

/** Only people who fill in forms know the names of fields; those of signatures are numbers to everybody. */
const namedKinds: readonly Change['kind'][] = ['form-value', 'form-structure'];

/** Whose signature a change is about; a mark's field is named after the signature's. */
const findSigner = ({ kind, fieldName = '' }: Change, signers: ReadonlyMap<string, string>) => {
  if (kind === 'signature') return signers.get(fieldName) || undefined;
  const owner = kind === 'mark' && [...signers].find(([field]) => fieldName.startsWith(`${field} mark `));
  return owner ? owner[1] || undefined : undefined;
};

/**
 * What was changed, each thing once: what is not allowed first, the rest in the order in which it came. `signers`: who signed,
 * by the name of the field.
 */
export function groupChanges(
  changes: readonly Change[],
  signers: ReadonlyMap<string, string> = new Map(),
): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const { kind, isAllowed, page } = change;
    const signer = findSigner(change, signers);
    const fieldName = namedKinds.includes(kind) ? (change.fieldLabel ?? change.fieldName) : undefined;
    const key = JSON.stringify([kind, isAllowed, page, fieldName, signer]);
    const known = groups.get(key);
    if (known) known.count += 1;
    else
      groups.set(key, {
        id: `verification.change.${kind}`,
        isAllowed,
        count: 1,
        page: page === undefined ? undefined : page + 1,
        fieldName,
        signer,
      });
  }
  const all = [...groups.values()];
  return [...all.filter(({ isAllowed }) => !isAllowed), ...all.filter(({ isAllowed }) => isAllowed)];
}
