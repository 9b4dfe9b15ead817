import { PdfName, PdfRef, PdfString, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { isVisible, type RevisionStep } from './revision-step.ts';

/** What comments are made of; widgets, links, media and the like are no markup (ISO 32000-2 table 171). */
const MARKUP = new Set(
  'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup'.split(
    ' ',
  ),
);

/** Whether a value is a markup annotation; absent ones are not. */
export function isMarkup(value: PdfValue): boolean {
  const subtype = value instanceof Map ? value.get('Subtype') : undefined;
  return subtype instanceof PdfName && MARKUP.has(subtype.value);
}

/** Reports the pages that came, went, or changed their places. */
export function comparePageLists(step: RevisionStep): void {
  const [before, after] = [step.older.pages.indexes, step.newer.pages.indexes];
  for (const [number, page] of after) {
    if (!before.has(number)) step.report({ kind: 'page-added', rule: 'never', page, detail: `object ${number}` });
  }
  for (const [number, page] of before) {
    if (!after.has(number)) step.report({ kind: 'page-removed', rule: 'never', page, detail: `object ${number}` });
    else if (after.get(number) !== page && before.size === after.size) {
      step.report({ kind: 'page-content', rule: 'never', page, detail: 'pages in another order' });
    }
  }
}

/** Judges an annotation that a page did not have. */
async function judgeAdded(step: RevisionStep, member: PdfValue, page: number): Promise<void> {
  const { state, form } = step.newer;
  const number = member instanceof PdfRef ? member.number : undefined;
  const node = number === undefined ? undefined : form.nodes.get(number);
  if (node && !step.older.form.nodes.has(node.number)) return; // Judged as a new field.
  const value = await state.resolve(member);
  if (node && !(await isVisible(state, node.dict))) return;
  const rule = !node && isMarkup(value) ? 'annotation' : 'never';
  step.report({ kind: 'annotation', rule, page, detail: number === undefined ? 'direct' : `object ${number}` });
}

/** Compares the annotations of a page: what was there stays, in its order, for the order says what covers what. */
async function compareAnnotations(step: RevisionStep, before: PdfDict, after: PdfDict, page: number): Promise<void> {
  const old = await step.older.state.resolveArray(before.get('Annots'));
  let kept = 0;
  for (const member of await step.newer.state.resolveArray(after.get('Annots'))) {
    if (kept < old.length && (await step.comparer.isEqual(old[kept], member))) kept += 1;
    else await judgeAdded(step, member, page);
  }
  if (kept === old.length) return;
  const missing = old[kept]!;
  const isForm = missing instanceof PdfRef && step.older.form.nodes.has(missing.number);
  const isComment = !isForm && isMarkup(await step.older.state.resolve(missing));
  step.report({
    kind: 'annotation',
    rule: isComment ? 'annotation' : 'never',
    page,
    detail: 'an annotation is gone or lies in another order',
  });
}

/** Judges the pages that were touched: only annotations, the tab order and the date of change may differ. */
export async function comparePages(step: RevisionStep): Promise<void> {
  for (const [number, keys] of step.pages) {
    const page = step.older.pages.indexes.get(number)!;
    const [before, after] = await Promise.all([step.older.state.read(number), step.newer.state.read(number)]);
    if (!(before instanceof Map) || !(after instanceof Map)) {
      step.report({ kind: 'page-content', rule: 'never', page, detail: `object ${number}` });
      continue;
    }
    for (const key of keys) {
      if (key === 'Annots') await compareAnnotations(step, before, after, page);
      else if (key === 'LastModified' && after.get(key) instanceof PdfString)
        step.report({ kind: 'metadata', rule: 'always', page, detail: 'page /LastModified' });
      // Some programs name the tab order when they add the first field of a page.
      else if (key !== 'Tabs' || before.has(key) || !(after.get(key) instanceof PdfName)) {
        step.report({ kind: 'page-content', rule: 'never', page, detail: `page /${key}` });
      }
    }
  }
}
