import { addBoxLooks } from './appearance/draw-box.ts';
import type { Placement } from './placement.ts';
import type { RevisionWriter } from './structure/write-revision.ts';
import { makeDict, makeText, name, type PdfValue } from './values.ts';

/** A field that a signer fills in: made before the first signature, filled in by the signer's own revision, and locked by it. */
export type BlankPlan = {
  /** Of the form field; unique in the file, without full stops where we make it. */
  name: string;
  /** What the field is called to people (/TU). */
  label: string;
  kind: 'text' | 'longtext' | 'choice' | 'checkbox' | 'initials' | 'attachment';
  isRequired: boolean;
  /** The file itself had it, under this name: it stays as it is, at its places, and is only filled in and locked. */
  isOfFile?: boolean;
  /** Of a choice. */
  choices?: string[];
  placement: Placement;
};

/** A blank with what its signer has filled in, as it is read; a box that is ticked holds any text. Empty: left so, and locked all the same. */
export type FilledBlank = BlankPlan & { value: string };

/** Field flags (ISO 32000-2 tables 227, 231 and 233). */
const REQUIRED = 1 << 1;
const MULTILINE = 1 << 12;
const COMBO = 1 << 17;
const ownFlags: Record<BlankPlan['kind'], number> = {
  text: 0,
  longtext: MULTILINE,
  choice: COMBO,
  checkbox: 0,
  initials: 0,
  attachment: MULTILINE,
};
const types = { text: 'Tx', longtext: 'Tx', choice: 'Ch', checkbox: 'Btn', initials: 'Tx', attachment: 'Tx' } as const;

/** Type and own entries of a blank that nobody has filled in; `rotation` is that of its page. */
export function describeBlank(writer: RevisionWriter, blank: BlankPlan, rotation: number) {
  const { kind, label, isRequired, choices = [], placement } = blank;
  const entries: Record<string, PdfValue> = { TU: makeText(label), Ff: ownFlags[kind] + (isRequired ? REQUIRED : 0) };
  if (kind === 'checkbox') {
    const looks = addBoxLooks(writer, placement.width, placement.height, rotation + placement.rotation);
    Object.assign(entries, { V: name('Off'), AS: name('Off'), AP: makeDict({ N: looks }) });
  } else entries['DA'] = makeText('/Helv 0 Tf 0 g');
  if (kind === 'choice') entries['Opt'] = choices.map(makeText);
  return { type: types[kind], entries };
}
