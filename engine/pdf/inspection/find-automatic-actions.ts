import { readName, type PdfDict, type PdfValue } from '../values.ts';
import type { ObjectScan } from './scan-objects.ts';

/** Actions that send something, fetch something or lead away. Launch and JavaScript are refused wherever they stand. */
const leading = new Set(['SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'URI']);
const maxActions = 10_000;

/**
 * Tells whether a dictionary makes readers act by themselves, when the file is opened, a page shown, a field entered (ISO 32000-2, 12.6.3):
 * what a person presses is another matter.
 */
export function actsByItself(scan: ObjectScan, dictionary: PdfDict): boolean {
  const events = dictionary.has('AA') ? scan.readDictionary(dictionary.get('AA')) : undefined;
  const pending: (PdfValue | undefined)[] = [dictionary.get('OpenAction'), ...(events?.values() ?? [])];
  const seen = new Set<PdfDict>();
  while (pending.length > 0 && seen.size < maxActions) {
    const action = scan.readDictionary(pending.pop());
    if (!action || seen.has(action)) continue;
    seen.add(action);
    if (leading.has(readName(scan.resolve(action.get('S'))) ?? '')) return true;
    const next = scan.resolve(action.get('Next'));
    pending.push(...(Array.isArray(next) ? next : [next]));
  }
  return false;
}
