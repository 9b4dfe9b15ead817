import { PdfName, PdfStream, PdfString, readName, readText, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { FormNode } from './form-tree.ts';
import { readFieldText } from './latin-characters.ts';
import { readShownText } from './read-shown-text.ts';
import { isVisible, type RevisionStep } from './revision-step.ts';

/** Field flags (ISO 32000-2 tables 229, 231 and 233). */
const PASSWORD = 1 << 13;
const COMBO = 1 << 17;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Brackets without their direction: in text from the right they are drawn by their mirror image. */
const unmirror = (text: string) => text.replace(/[()[\]{}<>«»]/g, '|');
const tidy = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cc}]/gu, '');

/** Whether a look shows a number as a format script writes it: grouped, rounded, with a unit. */
function isSameNumber(value: string, shown: string): boolean {
  const wanted = Number(value);
  const [digits] = /\d[\d.,'’]*/.exec(shown) ?? [];
  if (value === '' || Number.isNaN(wanted) || digits === undefined) return false;
  const whole = Number(digits.replace(/\D/g, ''));
  const [, before, after] = /^(.*)[.,](\d+)$/.exec(digits) ?? [];
  const broken = after === undefined ? NaN : Number(`${before!.replace(/\D/g, '')}.${after}`);
  const sign = /[-(−]/.test(shown) ? -1 : 1;
  return [whole, broken].some((number) => {
    const rounded = number === broken ? wanted.toFixed(after!.length) : String(wanted);
    return Number(rounded) === sign * number;
  });
}

/** The texts that a field's value stands for: of a choice what its options show. */
async function listTexts({ newer }: RevisionStep, dict: PdfDict): Promise<string[]> {
  const value = await newer.state.resolve(dict.get('V'));
  const values = await Promise.all((Array.isArray(value) ? value : [value]).map((item) => newer.state.resolve(item)));
  const texts = values.flatMap((item) => (item instanceof PdfString ? [readFieldText(item)] : []));
  const shown = new Map<string, string>();
  for (const option of await newer.state.resolveArray(dict.get('Opt'))) {
    const [key, text] = await newer.state.resolveArray(option);
    if (key instanceof PdfString && text instanceof PdfString) shown.set(readFieldText(key), readFieldText(text));
  }
  return texts.map((text) => shown.get(text) ?? text);
}

async function isSaying(step: RevisionStep, field: FormNode, texts: string[], shown: string): Promise<boolean> {
  const [value, look] = [tidy(texts.join('')), tidy(shown)];
  if (value === look) return true;
  if (RIGHT_TO_LEFT.test(value) && unmirror(value) === unmirror(look)) return true;
  if (field.type === 'Ch' && (field.flags & COMBO) === 0) return texts.every((text) => look.includes(tidy(text)));
  if (field.type === 'Tx' && (field.flags & PASSWORD) !== 0) return /^[*•]*$/.test(look);
  const actions = await step.newer.state.resolveDict(field.dict.get('AA'));
  return actions?.has('F') === true && isSameNumber(value, look);
}

/** Why what a text or choice field shows is not what it says; undefined when it is. */
export async function findLookContradiction(
  step: RevisionStep,
  field: FormNode,
  touched: Map<number, Set<string>>,
): Promise<string | undefined> {
  const { state, form } = step.newer;
  const hasNewValue = [...touched.values()].some((keys) => keys.has('V'));
  const dict = form.nodes.get(field.number)?.dict ?? new Map<string, PdfValue>();
  for (const widget of form.parts.get(field.number) ?? []) {
    if (!(await isVisible(state, widget.dict))) continue;
    const look = await state.resolve((await state.resolveDict(widget.dict.get('AP')))?.get('N'));
    if (!(look instanceof PdfStream)) continue;
    const isRedrawn = touched.get(widget.number)?.has('AP') ?? false;
    if (!isRedrawn && hasNewValue) return 'a value that its appearance does not show';
    if (!isRedrawn) continue;
    const shown = await readShownText(state, look, form.dict, step.looks);
    if (shown === undefined) return 'an appearance that cannot be compared with the value';
    if (!(await isSaying(step, field, await listTexts(step, dict), shown)))
      return 'an appearance that contradicts the value';
  }
  return undefined;
}

/** Why the states that buttons show are not what the field says; undefined when they are. */
export async function findStateContradiction(
  step: RevisionStep,
  field: FormNode,
  touched: Map<number, Set<string>>,
): Promise<string | undefined> {
  const { state, form } = step.newer;
  const value = await state.resolve(form.nodes.get(field.number)?.dict.get('V'));
  const chosen = value instanceof PdfName ? value.value : value instanceof PdfString ? readText(value) : 'Off';
  for (const widget of form.parts.get(field.number) ?? []) {
    const hadLook = step.older.form.nodes.get(widget.number)?.dict.has('AP') ?? false;
    if (hadLook && touched.get(widget.number)?.has('AP')) return 'a button gets another look';
    const looks = await state.resolveDict((await state.resolveDict(widget.dict.get('AP')))?.get('N'));
    if (!looks) continue;
    const wanted = looks.has(chosen) ? chosen : 'Off';
    // Readers differ in what they show of a button without a state: it must not lose the one that it had.
    const fallback = touched.get(widget.number)?.has('AS') ? undefined : 'Off';
    const shown = readName(await state.resolve(widget.dict.get('AS'))) ?? fallback;
    if (shown !== wanted) return 'a state (/AS) that contradicts the value';
  }
  return undefined;
}
