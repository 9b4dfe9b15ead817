import { PdfName, PdfRef, type PdfValue } from '../../pdf/values.ts';
import type { RevisionStep } from './revision-step.ts';

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

const known = new WeakMap<RevisionStep, Promise<boolean>>();

/** Whether a step brings a signature of its own, not a timestamp: it vouches for what comes with it. */
export function hasNewSignature(step: RevisionStep): Promise<boolean> {
  const answer = known.get(step) ?? findNewSignature(step);
  known.set(step, answer);
  return answer;
}

async function findNewSignature(step: RevisionStep): Promise<boolean> {
  for (const node of step.newer.form.nodes.values()) {
    const isFresh = node.type === 'Sig' && node.isSigned && !step.older.form.nodes.get(node.number)?.isSigned;
    if (!isFresh || (await readSignatureKind(step, node.dict.get('V'))) !== 'signature') continue;
    if (!(await isBorrowed(step, node.dict.get('V')))) return true;
  }
  return false;
}
