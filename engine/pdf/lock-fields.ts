import { makeLock, readForm, type FormField } from './signature-fields.ts';
import { StructureProblem } from './pdf-problem.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import { makeDict, name, PdfRef, PdfString, readName, readText, type PdfDict, type PdfValue } from './values.ts';

/** Field flags (ISO 32000-2 tables 227 and 230). */
const READ_ONLY = 1;
const PUSH_BUTTON = 1 << 16;
const MAX_FIELDS = 20_000;
/** Names beyond this take more room than the signature; then the form is locked by a word. */
const MAX_NAME_BYTES = 64 * 1024;

type Inherited = { prefix: string; type: string | undefined; flags: number; hasValue: boolean };

/** Finds out which fields have got what they are for. */
class FieldSorter {
  /** Whether something is left to fill in. */
  hasOpen = false;
  private readonly reader: PdfReader;
  private readonly signing: ReadonlySet<number>;
  private readonly visited = new Set<number>();

  constructor(reader: PdfReader, signing: ReadonlySet<number>) {
    this.reader = reader;
    this.signing = signing;
  }

  /** Names of filled fields, a whole branch by its own: a locked name locks those below it too. */
  async list(value: PdfValue | undefined, inherited: Inherited): Promise<{ names: string[]; isWhole: boolean }> {
    const found = { names: [] as string[], isWhole: true };
    for (const member of await this.reader.resolveArray(value)) {
      if (!(member instanceof PdfRef) || this.visited.has(member.number)) continue;
      this.visited.add(member.number);
      if (this.visited.size > MAX_FIELDS) throw new StructureProblem('too_complex', 'the form has too many fields');
      const { names, isWhole } = await this.listBelow(member, inherited);
      found.names.push(...names);
      found.isWhole &&= isWhole;
    }
    return found;
  }

  private async listBelow(ref: PdfRef, { prefix, ...above }: Inherited) {
    const { reader } = this;
    const dict = (await reader.resolveDict(ref)) ?? new Map<string, PdfValue>();
    const part = await reader.resolve(dict.get('T'));
    const fullName = [prefix, part instanceof PdfString ? readText(part) : ''].filter(Boolean).join('.');
    const flags = await reader.resolve(dict.get('Ff'));
    const own: Inherited = {
      prefix: fullName,
      type: readName(await reader.resolve(dict.get('FT'))) ?? above.type,
      flags: typeof flags === 'number' ? flags : above.flags,
      hasValue: isValue(await reader.resolve(dict.get('V'))) || above.hasValue,
    };
    const kids = await reader.resolveArray(dict.get('Kids'));
    const areFields = await Promise.all(kids.map(async (kid) => (await reader.resolveDict(kid))?.has('T') ?? false));
    if (areFields.includes(true)) {
      const below = await this.list(dict.get('Kids'), own);
      return below.isWhole && fullName !== '' ? { names: [fullName], isWhole: true } : below;
    }
    const isOpen = !this.signing.has(ref.number) && isLeftToFill(own);
    this.hasOpen ||= isOpen;
    return { names: isOpen || fullName === '' ? [] : [fullName], isWhole: !isOpen };
  }
}

const isValue = (value: PdfValue) =>
  value !== null &&
  !(value instanceof PdfString && value.bytes.length === 0) &&
  !(Array.isArray(value) && !value.length);

/** A field that somebody may still fill in or sign. */
const isLeftToFill = ({ type, flags, hasValue }: Inherited) =>
  !hasValue && (flags & READ_ONLY) === 0 && !(type === 'Btn' && (flags & PUSH_BUTTON) !== 0);

/**
 * What the last signature of a request locks: every field of the form but those that are left to fill. `signing`: what this
 * signature fills, by object number; `added`: names of fields that its revision brings.
 */
export async function makeClosingLock(reader: PdfReader, signing: FormField[], added: string[]): Promise<PdfDict> {
  const form = await readForm(reader);
  const sorter = new FieldSorter(reader, new Set(signing.map(({ ref }) => ref.number)));
  const top = { prefix: '', type: undefined, flags: 0, hasValue: false };
  const { names } = await sorter.list(form?.get('Fields'), top);
  const all = [...new Set([...names, ...added])];
  const size = all.reduce((sum, text) => sum + text.length, 0);
  if (size <= MAX_NAME_BYTES) return makeLock(all);
  if (!sorter.hasOpen) return makeDict({ Type: name('SigFieldLock'), Action: name('All') });
  return makeLock(signing.map((field) => field.name));
}

/** Both locks in one: what the author of a form asked for, and what we lock beyond that. */
export async function uniteLocks(reader: PdfReader, asked: PdfDict | undefined, ours: PdfDict | undefined) {
  const action = readName(await reader.resolve(asked?.get('Action')));
  if (!asked || !action) return ours;
  // All fields are locked already, or all but some that their author wants open.
  if (!ours || action !== 'Include') return asked;
  if (readName(ours.get('Action')) === 'All') return ours;
  const fields = [
    ...(await reader.resolveArray(asked.get('Fields'))),
    ...(await reader.resolveArray(ours.get('Fields'))),
  ];
  const texts = fields.flatMap((field) => (field instanceof PdfString ? [readText(field)] : []));
  return makeLock([...new Set(texts)]);
}
