import { PdfString } from '../../pdf/values.ts';
import { findLookContradiction, findStateContradiction } from './compare-look.ts';
import type { FormNode } from './form-tree.ts';
import type { ChangeFact } from './revision-changes.ts';
import type { RevisionStep, Side } from './revision-step.ts';
import { hasNewSignature } from './signature-value.ts';

/** What filling a field writes. */
const FILLING_KEYS = new Set(['V', 'RV', 'I', 'TI', 'AP', 'AS', 'M', 'Ff']);
const READ_ONLY = 1;
const PUSH_BUTTON = 1 << 16;

async function isOnlyLocked(step: RevisionStep, numbers: Iterable<number>): Promise<boolean> {
  for (const number of numbers) {
    const [old, now] = [step.older.form.nodes.get(number)?.dict, step.newer.form.nodes.get(number)?.dict];
    const had = await step.older.state.resolve(old?.get('Ff'));
    const has = await step.newer.state.resolve(now?.get('Ff'));
    if (typeof has !== 'number' || ((typeof had === 'number' ? had : 0) | READ_ONLY) !== has) return false;
  }
  return true;
}

/** Why a field was changed in another way than by filling it in; undefined when it was filled in. */
async function findFault(step: RevisionStep, field: FormNode, touched: Map<number, Set<string>>) {
  const keys = new Set([...touched.values()].flatMap((set) => [...set]));
  const unusual = [...keys].find((key) => !FILLING_KEYS.has(key));
  if (unusual) return `field /${unusual}`;
  if (field.type === 'Btn' && (field.flags & PUSH_BUTTON) !== 0) return 'a button has no value';
  const flagged = [...touched].filter(([, set]) => set.has('Ff')).map(([number]) => number);
  if (!(await isOnlyLocked(step, flagged))) return 'field /Ff';
  if (keys.has('V') || keys.has('AS')) return undefined;
  // A look without a value behind it is how shadow documents say one thing and show another.
  const redrawn = [...touched].filter(
    ([number, set]) => set.has('AP') && step.older.form.nodes.get(number)?.dict.has('AP'),
  );
  return redrawn.length > 0 ? 'an appearance without a new value' : undefined;
}

async function hasValue({ state, form }: Side, field: FormNode): Promise<boolean> {
  const value = await state.resolve(form.nodes.get(field.number)?.dict.get('V'));
  return value !== null && !(value instanceof PdfString && value.bytes.length === 0);
}

/**
 * Judges what was done to a field that is no signature field. One that is read-only gets a value once, from a signature that
 * comes with it: a signer's further mark. Nobody else fills it in, and nobody changes it afterwards. In any other field the
 * appearance must say what the value says.
 */
export async function judgeFilling(
  step: RevisionStep,
  field: FormNode,
  touched: Map<number, Set<string>>,
): Promise<Pick<ChangeFact, 'kind' | 'rule' | 'detail'>> {
  const fault = await findFault(step, field, touched);
  if (fault) return { kind: 'form-structure', rule: 'never', detail: fault };
  if ((field.flags & READ_ONLY) !== 0) {
    const isMark = field.type === 'Tx' && !(await hasValue(step.older, field)) && (await hasNewSignature(step));
    if (isMark) return { kind: 'mark', rule: 'form-value' };
    return { kind: 'form-value', rule: 'never', detail: 'a read-only field' };
  }
  const find = field.type === 'Btn' ? findStateContradiction : findLookContradiction;
  const contradiction = await find(step, field, touched);
  if (contradiction) return { kind: 'form-value', rule: 'never', detail: contradiction };
  return { kind: 'form-value', rule: 'form-value' };
}
