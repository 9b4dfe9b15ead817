import type { Change } from '../report.ts';

/**
 * Who may allow a change:
 * - `always`: no signature rules it out (DSS, document timestamps, metadata, what does not show).
 * - `never`: no signature allows it.
 * - `form-value`: unless DocMDP is 1 or the field is locked.
 * - `field-signature`: a signature in an existing field; likewise.
 * - `hidden-field`: a new signature field without an area; unless DocMDP is 1.
 * - `visible-field`: a new signature field that shows; not in a certified file unless DocMDP is 3.
 * - `annotation`: only with DocMDP 3.
 */
export type ChangeRule =
  | 'always'
  | 'never'
  | 'form-value'
  | 'field-signature'
  | 'hidden-field'
  | 'visible-field'
  | 'annotation';

/** One thing that a revision changes, before any signature's rules are applied. */
export type ChangeFact = Omit<Change, 'isAllowed' | 'revision'> & { rule: ChangeRule };

/** What the step from the revision before to this one brings. */
export type RevisionChanges = { revision: number; facts: ChangeFact[] };

/** Which form fields a signature locks (FieldMDP, ISO 32000-2 section 12.8.2.4). */
export type FieldLock = { action: 'All' | 'Include' | 'Exclude'; fields: string[] };
