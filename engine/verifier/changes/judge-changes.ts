import type { Change } from '../report.ts';
import type { ChangeFact, FieldLock, RevisionChanges } from './revision-changes.ts';

/** The rules in force for the signature that is looked at. */
export type ChangePolicy = {
  /** Index of the revision that the signature covers. */
  fromRevision: number;
  /** The strictest DocMDP level in force; absent in a file that is not certified. */
  docMdp?: 1 | 2 | 3;
  /** The locks of all signatures; each locks what is changed after the revision that its signature covers. */
  locks: (FieldLock & { revision: number })[];
};

/** A locked name locks the fields below it too. */
const isNamed = (fieldName: string, names: string[]) =>
  names.some((name) => fieldName === name || fieldName.startsWith(`${name}.`));

function isLocked(fieldName: string, revision: number, locks: ChangePolicy['locks']): boolean {
  return locks.some(({ action, fields, revision: lockedBy }) => {
    if (revision <= lockedBy) return false;
    if (action === 'All') return true;
    return action === 'Include' ? isNamed(fieldName, fields) : !isNamed(fieldName, fields);
  });
}

function isAllowed({ rule, fieldName }: ChangeFact, revision: number, { docMdp, locks }: ChangePolicy): boolean {
  switch (rule) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'form-value':
    case 'field-signature':
      return docMdp !== 1 && !isLocked(fieldName ?? '', revision, locks);
    case 'hidden-field':
      return docMdp !== 1;
    case 'visible-field':
      return docMdp === undefined || docMdp === 3;
    case 'annotation':
      return docMdp === 3;
  }
}

/**
 * The changes since one signature, oldest first, each with the verdict of that signature's rules (ISO 32000-2 sections
 * 12.8.2.2 and 12.8.2.4). Cheap: the comparison itself was made once for the file by `listChanges`.
 */
export function judgeChanges(all: RevisionChanges[], policy: ChangePolicy): Change[] {
  return all
    .filter(({ revision }) => revision > policy.fromRevision)
    .flatMap(({ revision, facts }) =>
      facts.map((fact) => {
        const { rule: _, ...shown } = fact;
        return { ...shown, revision, isAllowed: isAllowed(fact, revision, policy) };
      }),
    );
}
