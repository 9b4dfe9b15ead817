import { PdfRef, PdfString, readText, type PdfValue } from '../../pdf/values.ts';
import type { FormNode } from './form-tree.ts';
import { judgeFilling } from './judge-filling.ts';
import { isBorrowed, readSignatureKind } from './signature-value.ts';
import type { ChangeFact } from './revision-changes.ts';
import { isVisible, type RevisionStep } from './revision-step.ts';

/** What signing an empty field writes; /Lock and the flags are set by programs that lock on signing. */
const SIGNING_KEYS = new Set(['V', 'AP', 'AS', 'M', 'MK', 'F', 'Lock', 'P', 'DA', 'Ff']);

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
    const widgets = step.newer.form.parts.get(number) ?? [];
    const isShown = await Promise.all(widgets.map((widget) => isVisible(step.newer.state, widget.dict)));
    await judgeSigning(step, field, isShown.includes(true), keys);
  } else {
    const page = await step.findPage(step.older.form.nodes.get([...touched.keys()][0]!)!);
    step.report({
      ...(await judgeFilling(step, field, touched)),
      fieldName,
      ...(await readLabel(step, field)),
      ...page,
    });
  }
}

/** Bytes of a label: many fields may share one that is long. */
const longestLabel = 1000;

/** What the field said of itself before (/TU): programs name fields by numbers. */
async function readLabel({ older }: RevisionStep, { dict }: FormNode): Promise<Pick<ChangeFact, 'fieldLabel'>> {
  const words = await older.state.resolve(dict.get('TU'));
  const fieldLabel = words instanceof PdfString && words.bytes.length <= longestLabel ? readText(words).trim() : '';
  return fieldLabel === '' ? {} : { fieldLabel };
}

async function hasOnlyGainedKids(step: RevisionStep, field: FormNode): Promise<boolean> {
  const list = async (state: typeof step.older.state, value: PdfValue | undefined) =>
    (await state.resolveArray(value)).map((kid) => (kid instanceof PdfRef ? kid.number : -1));
  const before = await list(step.older.state, field.dict.get('Kids'));
  const after = await list(step.newer.state, step.newer.form.nodes.get(field.number)?.dict.get('Kids'));
  const added = after.filter((kid) => !before.includes(kid));
  return before.every((kid) => after.includes(kid)) && added.every((kid) => !step.older.form.nodes.has(kid));
}
