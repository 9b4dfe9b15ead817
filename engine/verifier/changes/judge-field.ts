import { PdfName, PdfRef, type PdfValue } from '../../pdf/values.ts';
import type { FormNode } from './form-tree.ts';
import type { ChangeFact } from './revision-changes.ts';
import { isVisible, type RevisionStep } from './revision-step.ts';

/** What signing an empty field writes; /Lock and the flags are set by programs that lock on signing. */
const SIGNING_KEYS = new Set(['V', 'AP', 'AS', 'M', 'MK', 'F', 'Lock', 'P', 'DA', 'Ff']);
/** What filling a field writes. */
const FILLING_KEYS = new Set(['V', 'RV', 'I', 'TI', 'AP', 'AS', 'M', 'Ff']);
const READ_ONLY = 1;
const PUSH_BUTTON = 1 << 16;

/** Of which kind a signature value is, by its form as everywhere: /Type is optional, and may say what is not so. */
export async function readSignatureKind(step: RevisionStep, value: PdfValue | undefined) {
  const dict = await step.newer.state.resolveDict(value);
  if (!dict?.has('ByteRange') || !dict.has('Contents')) return undefined;
  const form = await step.newer.state.resolve(dict.get('SubFilter'));
  return form instanceof PdfName && form.value === 'ETSI.RFC3161' ? 'timestamp' : 'signature';
}

/** A signature dictionary that is older than the revision belongs to another field, or was prepared to be switched in. */
export async function isBorrowed(step: RevisionStep, value: PdfValue | undefined): Promise<boolean> {
  return value instanceof PdfRef && (await step.older.state.readObject(value.number)) !== undefined;
}

async function judgeSigning(step: RevisionStep, field: FormNode, isShown: boolean, keys: Set<string>) {
  const { fieldName, ...page } = { fieldName: field.name, ...(await step.findPage(field)) };
  const node = step.newer.form.nodes.get(field.number);
  const value = node?.dict.get('V');
  const kind = await readSignatureKind(step, value);
  // Some programs give the field they sign invisibly an area of nothing.
  const unusual = [...keys].find((key) => !SIGNING_KEYS.has(key) && (key !== 'Rect' || isShown));
  let fact: ChangeFact;
  if (unusual) fact = { kind: 'form-structure', rule: 'never', detail: `field /${unusual}` };
  else if (!kind) fact = { kind: 'form-structure', rule: 'never', detail: 'a field changes without being signed' };
  else if (await isBorrowed(step, value)) fact = { kind: 'signed-object', rule: 'never', detail: 'an older signature' };
  else fact = { kind, rule: kind === 'timestamp' && !isShown ? 'always' : 'field-signature' };
  step.report({ ...fact, fieldName, ...page });
}

async function isOnlyLocked(step: RevisionStep, numbers: Iterable<number>): Promise<boolean> {
  for (const number of numbers) {
    const [old, now] = [step.older.form.nodes.get(number)?.dict, step.newer.form.nodes.get(number)?.dict];
    const had = await step.older.state.resolve(old?.get('Ff'));
    const has = await step.newer.state.resolve(now?.get('Ff'));
    if (typeof has !== 'number' || ((typeof had === 'number' ? had : 0) | READ_ONLY) !== has) return false;
  }
  return true;
}

async function findFillingFault(step: RevisionStep, field: FormNode, touched: Map<number, Set<string>>) {
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

/** Judges an existing field of which it, or a widget of it, was touched; `touched` holds the keys by object number. */
export async function judgeField(step: RevisionStep, number: number, touched: Map<number, Set<string>>): Promise<void> {
  const field = step.older.form.nodes.get(number)!;
  const keys = new Set([...touched.values()].flatMap((set) => [...set]));
  if (keys.size === 0) return;
  const fieldName = field.name;
  if (field.isSigned) {
    const detail = `field /${[...keys].join(', /')}`;
    step.report({ kind: 'signed-object', rule: 'never', fieldName, detail });
  } else if (field.kind === 'group') {
    if (keys.size === 1 && keys.has('Kids') && (await hasOnlyGainedKids(step, field))) return;
    step.report({ kind: 'form-structure', rule: 'never', fieldName, detail: `field /${[...keys].join(', /')}` });
  } else if (field.type === 'Sig') {
    const widgets = [...step.newer.form.nodes.values()].filter((node) => node.field === number);
    const isShown = await Promise.all(widgets.map((widget) => isVisible(step.newer.state, widget.dict)));
    await judgeSigning(step, field, isShown.includes(true), keys);
  } else {
    const fault = await findFillingFault(step, field, touched);
    const page = await step.findPage(step.older.form.nodes.get([...touched.keys()][0]!)!);
    if (fault) step.report({ kind: 'form-structure', rule: 'never', fieldName, detail: fault, ...page });
    else step.report({ kind: 'form-value', rule: 'form-value', fieldName, ...page });
  }
}

async function hasOnlyGainedKids(step: RevisionStep, field: FormNode): Promise<boolean> {
  const list = async (state: typeof step.older.state, value: PdfValue | undefined) =>
    (await state.resolveArray(value)).map((kid) => (kid instanceof PdfRef ? kid.number : -1));
  const before = await list(step.older.state, field.dict.get('Kids'));
  const after = await list(step.newer.state, step.newer.form.nodes.get(field.number)?.dict.get('Kids'));
  const added = after.filter((kid) => !before.includes(kid));
  return before.every((kid) => after.includes(kid)) && added.every((kid) => !step.older.form.nodes.has(kid));
}
