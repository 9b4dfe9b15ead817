import type { PdfReader } from '../../pdf/structure/pdf-reader.ts';
import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfName, PdfRef, PdfString, readText, type PdfValue } from '../../pdf/values.ts';

/** A signature field that has a value, whatever that value is: a strange one must not be passed over in silence. */
export type SignedField = { name: string; ref: PdfRef; value: PdfValue; lock: PdfValue };

const MAX_NODES = 50_000;
const MAX_DEPTH = 64;

/**
 * Lists the signed fields of the form, level by level and without trust in /Type or in widgets. Throws StructureProblem when
 * the form cannot be walked.
 */
export async function listSignedFields(reader: PdfReader): Promise<SignedField[]> {
  const { dict: catalog } = await reader.readCatalog();
  const form = await reader.resolveDict(catalog.get('AcroForm'));
  const found: SignedField[] = [];
  const visited = new Set<number>();
  type Node = { ref: PdfValue; prefix: string; type: string | undefined; value: PdfValue; depth: number };
  let level: Node[] = (await reader.resolveArray(form?.get('Fields'))).map((ref) => ({
    ref,
    prefix: '',
    type: undefined,
    value: null,
    depth: 0,
  }));
  while (level.length > 0) {
    const next: Node[] = [];
    for (const node of level) {
      const { ref } = node;
      if (!(ref instanceof PdfRef) || visited.has(ref.number)) continue;
      visited.add(ref.number);
      if (visited.size > MAX_NODES || node.depth > MAX_DEPTH) {
        throw new StructureProblem('too_complex', 'the form has too many fields');
      }
      const dict = await reader.resolveDict(ref);
      if (!dict) continue;
      const title = await reader.resolve(dict.get('T'));
      const own = title instanceof PdfString ? readText(title) : '';
      const name = [node.prefix, own].filter((part) => part !== '').join('.');
      const kind = await reader.resolve(dict.get('FT'));
      const type = kind instanceof PdfName ? kind.value : node.type;
      const value = dict.get('V') ?? node.value;
      const kids = await reader.resolveArray(dict.get('Kids'));
      const isTitled = await Promise.all(kids.map(async (kid) => (await reader.resolveDict(kid))?.has('T') ?? false));
      if (isTitled.includes(true)) {
        next.push(...kids.map((kid) => ({ ref: kid, prefix: name, type, value, depth: node.depth + 1 })));
      } else if (
        type === 'Sig' &&
        value !== null &&
        (value instanceof PdfRef || (await reader.resolve(value)) !== null)
      ) {
        found.push({ name, ref, value, lock: dict.get('Lock') ?? null });
      }
    }
    level = next;
  }
  return found;
}
