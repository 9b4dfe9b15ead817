import { PdfRef, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { judgeNewField } from './judge-new-field.ts';
import { judgeField } from './judge-field.ts';
import { numberOf } from './find-roles.ts';
import type { RevisionStep, Side } from './revision-step.ts';

const SIGNATURE_FLAGS = 3;

/** The objects that make up the default resources down to their categories. */
export async function listResourceNumbers({ state, form }: Side): Promise<Set<number>> {
  const resources = await state.resolveDict(form.dict.get('DR'));
  const numbers = [form.dict.get('DR'), ...(resources?.values() ?? [])].map(numberOf);
  return new Set(numbers.filter((number) => number !== undefined));
}

/** Whether the default resources only gained: fonts for appearances, of which no older field knows. */
async function hasOnlyGained(step: RevisionStep, before: PdfValue, after: PdfValue): Promise<boolean> {
  if (!(before instanceof Map)) return before === null;
  if (!(after instanceof Map)) return false;
  for (const [category, entry] of before) {
    const old = await step.older.state.resolve(entry);
    const now = await step.newer.state.resolve(after.get(category));
    // A category that led nowhere gains like one that was not there; procedure sets say nothing to today's readers.
    if (old === null || category === 'ProcSet') continue;
    if (!(old instanceof Map) || !(now instanceof Map)) {
      if (!(await step.comparer.isEqual(old, now))) return false;
      continue;
    }
    for (const [key, value] of old) if (!(await step.comparer.isEqual(value, now.get(key)))) return false;
  }
  return true;
}

async function judgeKey(step: RevisionStep, key: string, before: PdfDict, after: PdfDict): Promise<void> {
  const old = await step.older.state.resolve(before.get(key));
  const now = await step.newer.state.resolve(after.get(key));
  const report = (rule: 'always' | 'never') => step.report({ kind: 'form-structure', rule, detail: `form /${key}` });
  if (key === 'SigFlags') {
    const [had, has] = [typeof old === 'number' ? old : 0, typeof now === 'number' ? now : 0];
    const isGain = (had & ~has) === 0 && (has & ~had & ~SIGNATURE_FLAGS) === 0;
    if (!isGain) report('never');
  } else if (key === 'DR') report((await hasOnlyGained(step, old, now)) ? 'always' : 'never');
  else if (key === 'DA') report(old === null ? 'always' : 'never');
  // Signing programs switch it off; switched on, every reader draws the fields anew.
  else if (key === 'NeedAppearances') report(now === true ? 'never' : 'always');
  else report('never');
}

/** The members of /Fields: none may go, none may be an older part of the tree, none may stand there without a number. */
async function compareMembers(step: RevisionStep, before: PdfDict, after: PdfDict): Promise<void> {
  const old = await step.older.state.resolveArray(before.get('Fields'));
  const now = await step.newer.state.resolveArray(after.get('Fields'));
  const known = new Set(old.map(numberOf));
  const present = new Set(now.map(numberOf));
  const isKept = old.every((member) => !(member instanceof PdfRef) || present.has(member.number));
  const [oldDirect, newDirect] = [old, now].map((members) => members.filter((member) => !(member instanceof PdfRef)));
  const isRestructured = now.some((member) => {
    const number = numberOf(member);
    return number !== undefined && !known.has(number) && step.older.form.nodes.has(number);
  });
  if (!isKept || isRestructured || !(await step.comparer.isEqual(oldDirect, newDirect))) {
    step.report({ kind: 'form-structure', rule: 'never', detail: 'form /Fields' });
  }
}

/** Compares form dictionaries and field trees, and judges the fields that were touched or are new. */
export async function compareForms(step: RevisionStep): Promise<void> {
  const [before, after] = [step.older.form, step.newer.form];
  if (before !== after) {
    for (const key of await step.comparer.listDifferences(before.dict, after.dict)) step.form.add(key);
    await compareMembers(step, before.dict, after.dict);
    for (const node of before.nodes.values()) {
      if (after.nodes.has(node.number)) continue;
      step.report({ kind: 'form-structure', rule: 'never', fieldName: node.name, detail: 'a field is gone' });
    }
  }
  step.form.delete('Fields');
  for (const key of step.form) await judgeKey(step, key, before.dict, after.dict);
  const groups = new Map<number, Map<number, Set<string>>>();
  for (const [number, keys] of step.fields) {
    const { field } = before.nodes.get(number)!;
    groups.set(field, (groups.get(field) ?? new Map<number, Set<string>>()).set(number, keys));
  }
  for (const [field, touched] of groups) await judgeField(step, field, touched);
  if (before !== after) {
    for (const node of after.nodes.values()) if (!before.nodes.has(node.number)) await judgeNewField(step, node);
  }
}
