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
}

/** Only people who fill in forms know the names of fields; those of signatures are numbers to everybody. */
const namedKinds: readonly Change['kind'][] = ['form-value', 'form-structure'];

/** What was changed, each thing once: what is not allowed first, the rest in the order in which it came. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const { kind, isAllowed, page, fieldName: technicalName } of changes) {
    const fieldName = namedKinds.includes(kind) ? technicalName : undefined;
    const key = JSON.stringify([kind, isAllowed, page, fieldName]);
    const known = groups.get(key);
    if (known) known.count += 1;
    else
      groups.set(key, {
        id: `verification.change.${kind}`,
        isAllowed,
        count: 1,
        page: page === undefined ? undefined : page + 1,
        fieldName,
      });
  }
  const all = [...groups.values()];
  return [...all.filter(({ isAllowed }) => !isAllowed), ...all.filter(({ isAllowed }) => isAllowed)];
}
