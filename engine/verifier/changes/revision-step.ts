import type { PdfDict, PdfValue } from '../../pdf/values.ts';
import { ValueComparer } from './compare-values.ts';
import type { FormNode, FormTree } from './form-tree.ts';
import type { PageList } from './page-list.ts';
import type { ChangeFact } from './revision-changes.ts';
import type { RevisionState } from './revision-state.ts';

/** A document in one of its states, with its form and pages. */
export type Side = { state: RevisionState; form: FormTree; pages: PageList };

/** How many bytes of appearances may still be read, for a whole file. */
export type LookBudget = { left: number };

/** What is known of a step from one state to the next while it is being compared. */
export class RevisionStep {
  readonly older: Side;
  readonly newer: Side;
  readonly comparer: ValueComparer;
  readonly facts: ChangeFact[] = [];
  /** Keys that differ, or of which something below differs, by object number. */
  readonly fields = new Map<number, Set<string>>();
  readonly pages = new Map<number, Set<string>>();
  readonly form = new Set<string>();
  readonly catalog = new Set<string>();
  /** Older objects of the logical structure that were written again. */
  readonly structure = new Set<number>();
  private readonly known = new Set<string>();
  readonly looks: LookBudget;

  constructor(older: Side, newer: Side, looks: LookBudget) {
    this.looks = looks;
    this.older = older;
    this.newer = newer;
    this.comparer = new ValueComparer(older.state, newer.state);
  }

  report(fact: ChangeFact): void {
    const key = JSON.stringify(fact);
    if (this.known.has(key)) return;
    this.known.add(key);
    this.facts.push(fact);
  }

  /** Marks keys of a field, of a page. */
  touch(parts: Map<number, Set<string>>, number: number, keys: string[]): void {
    const known = parts.get(number);
    if (known) for (const key of keys) known.add(key);
    else parts.set(number, new Set(keys));
  }

  /** The page that a widget says it is on. */
  async findPage({ dict }: Pick<FormNode, 'dict'>): Promise<{ page?: number }> {
    const value = dict.get('P');
    const page =
      value && 'number' in Object(value)
        ? this.newer.pages.indexes.get((value as { number: number }).number)
        : undefined;
    return page === undefined ? {} : { page };
  }
}

/** Whether something is drawn or can be clicked: it has an area and is not hidden (annotation flag 2). */
export async function isVisible(state: RevisionState, dict: PdfDict): Promise<boolean> {
  const corners = await Promise.all((await state.resolveArray(dict.get('Rect'))).map((item) => state.resolve(item)));
  const [left, bottom, right, top] = corners;
  const flags: PdfValue = await state.resolve(dict.get('F'));
  const isHidden = typeof flags === 'number' && (flags & 2) !== 0;
  return corners.length > 0 && left !== right && bottom !== top && !isHidden;
}
