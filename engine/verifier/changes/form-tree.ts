import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfRef, PdfString, readName, readText, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { RevisionState } from './revision-state.ts';

/** A field, a part of its name, or one of its widgets. */
export type FormNode = {
  number: number;
  dict: PdfDict;
  /** Fully qualified (ISO 32000-2 section 12.7.4.2). */
  name: string;
  /** Inherited from above where it says none itself. */
  type: string | undefined;
  flags: number;
  kind: 'group' | 'field' | 'widget';
  /** The field that a widget belongs to; its own number for a field. */
  field: number;
  /** A signature field that holds a signature. */
  isSigned: boolean;
};

/** The interactive form of one state. */
export type FormTree = {
  /** Absent without a form; `number` is absent when it stands in the catalog itself. */
  number: number | undefined;
  dict: PdfDict;
  nodes: Map<number, FormNode>;
  /** What belongs to a field, itself first, by its number. */
  parts: Map<number, FormNode[]>;
  /** Objects that were read for it: as long as none of them changes, the tree is the same. */
  involved: Set<number>;
};

const MAX_NODES = 50_000;
const MAX_DEPTH = 64;
type Inherited = {
  name: string;
  type: string | undefined;
  flags: number;
  field: number | undefined;
  isSigned: boolean;
};

class FormWalker {
  readonly nodes: FormTree['nodes'] = new Map();
  readonly involved = new Set<number>();
  private readonly state: RevisionState;

  constructor(state: RevisionState) {
    this.state = state;
  }

  /** Resolves and remembers what was passed through. */
  async resolve(value: PdfValue | undefined): Promise<PdfValue> {
    if (value instanceof PdfRef) this.involved.add(value.number);
    return this.state.resolve(value);
  }

  async visitAll(value: PdfValue | undefined, inherited: Inherited, depth: number): Promise<void> {
    const members = await this.resolve(value);
    if (!Array.isArray(members)) return;
    for (const member of members) if (member instanceof PdfRef) await this.visit(member, inherited, depth);
  }

  private async visit(ref: PdfRef, inherited: Inherited, depth: number): Promise<void> {
    if (this.nodes.has(ref.number)) return;
    if (this.nodes.size >= MAX_NODES || depth > MAX_DEPTH)
      throw new StructureProblem('too_complex', 'the form is too large');
    const dict = await this.resolve(ref);
    if (!(dict instanceof Map)) return;
    const partial = await this.resolve(dict.get('T'));
    const isWidget = !(partial instanceof PdfString) && inherited.field !== undefined;
    const own = partial instanceof PdfString ? readText(partial) : '';
    const name = [inherited.name, own].filter((part) => part !== '').join('.');
    const type = readName(await this.resolve(dict.get('FT'))) ?? inherited.type;
    const flags = await this.resolve(dict.get('Ff'));
    const value = await this.resolve(dict.get('V'));
    const passedOn: Inherited = {
      name,
      type,
      flags: typeof flags === 'number' ? flags : inherited.flags,
      field: isWidget ? inherited.field : ref.number,
      isSigned: type === 'Sig' && (value !== null || inherited.isSigned),
    };
    const node: FormNode = { ...passedOn, number: ref.number, dict, kind: 'field', field: passedOn.field! };
    if (isWidget) node.kind = 'widget';
    this.nodes.set(ref.number, node);
    if (!dict.has('Kids')) return;
    await this.visitAll(dict.get('Kids'), passedOn, depth + 1);
    const hasNamedKid = await this.hasNamedKid(dict.get('Kids'));
    if (hasNamedKid && !isWidget) node.kind = 'group';
  }

  private async hasNamedKid(kids: PdfValue | undefined): Promise<boolean> {
    for (const kid of await this.state.resolveArray(kids)) {
      if (kid instanceof PdfRef && (await this.state.resolveDict(kid))?.has('T')) return true;
    }
    return false;
  }
}

/** Reads the form of a state; an empty one where the catalog has none. */
export async function readFormTree(state: RevisionState): Promise<FormTree> {
  const walker = new FormWalker(state);
  const catalog = await walker.resolve(state.revision.trailer.get('Root'));
  const entry = catalog instanceof Map ? catalog.get('AcroForm') : undefined;
  const form = await walker.resolve(entry);
  const dict: PdfDict = form instanceof Map ? form : new Map();
  const top: Inherited = { name: '', type: undefined, flags: 0, field: undefined, isSigned: false };
  await walker.visitAll(dict.get('Fields'), top, 0);
  const number = entry instanceof PdfRef ? entry.number : undefined;
  const parts = Map.groupBy(walker.nodes.values(), ({ field }) => field);
  return { number, dict, nodes: walker.nodes, parts, involved: walker.involved };
}
