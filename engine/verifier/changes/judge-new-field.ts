import type { FormNode } from './form-tree.ts';
import type { ChangeFact, ChangeRule } from './revision-changes.ts';
import { isVisible, type RevisionStep } from './revision-step.ts';
import { isBorrowed, readSignatureKind } from './signature-value.ts';

/** What a signature field and its widgets are made of; actions and the like are not among it. */
const SIGNATURE_FIELD_KEYS = new Set(
  'Type Subtype FT T TU TM Ff V DA Q DR Kids Parent Lock SV Rect P F H AP AS M MK BS Border NM StructParent'.split(' '),
);
const GROUP_KEYS = new Set(['T', 'TU', 'TM', 'FT', 'Ff', 'Kids', 'Parent']);

function findFault(step: RevisionStep, node: FormNode): string | undefined {
  const keys = node.kind === 'group' ? GROUP_KEYS : SIGNATURE_FIELD_KEYS;
  const unusual = [...node.dict.keys()].find((key) => !keys.has(key));
  if (unusual) return `a new field with /${unusual}`;
  if (node.kind !== 'group' && node.type !== 'Sig') return 'a new field that is no signature field';
  if (node.kind === 'widget' && step.older.form.nodes.has(node.field)) return 'a new place of an older field';
  const isNamesake = (other: FormNode) =>
    other.number !== node.number && other.kind !== 'widget' && other.name === node.name;
  const hasNamesake = node.kind !== 'widget' && [...step.newer.form.nodes.values()].some(isNamesake);
  return hasNamesake ? 'two fields of one name' : undefined;
}

/**
 * Judges a new node of the field tree. Only signature fields may come: hidden ones unless all changes are forbidden,
 * visible ones not into a certified file (its author placed the fields; "sneaky signature"), and an empty one has no look.
 */
export async function judgeNewField(step: RevisionStep, node: FormNode): Promise<void> {
  const { form, state } = step.newer;
  const fieldName = node.name;
  const fault = findFault(step, node);
  if (fault) return step.report({ kind: 'form-structure', rule: 'never', fieldName, detail: fault });
  if (node.kind !== 'field') return undefined;
  const widgets = form.parts.get(node.number) ?? [];
  const shown = await Promise.all(widgets.map(async ({ dict }) => ((await isVisible(state, dict)) ? [dict] : [])));
  const visible = shown.flat();
  const rule: ChangeRule = visible.length > 0 ? 'visible-field' : 'hidden-field';
  const kind = await readSignatureKind(step, node.dict.get('V'));
  let fact: ChangeFact = { kind: 'form-structure', rule };
  if (kind) fact = { kind, rule: kind === 'timestamp' && visible.length === 0 ? 'always' : rule };
  else if (node.dict.has('V')) fact = { kind: 'form-structure', rule: 'never', detail: 'a value that is no signature' };
  else if (visible.some((dict) => dict.has('AP'))) {
    fact = { kind: 'annotation', rule: 'never', detail: 'an empty signature field with an appearance' };
  }
  if (kind && (await isBorrowed(step, node.dict.get('V')))) {
    fact = { kind: 'signed-object', rule: 'never', detail: 'an older signature in a new field' };
  }
  step.report({ ...fact, fieldName, ...(await step.findPage(visible[0] ? { dict: visible[0] } : node)) });
}
