import type { ObjectScan } from '../inspection/scan-objects.ts';
import { decodeText, PdfString, readName, type PdfDict, type PdfValue } from '../values.ts';

/** What is taken out of a file: scripts, starts of programs, and what happens without being asked. */
export type RemovedAction = 'javascript' | 'launch' | 'automatic-action';

const actionKinds = new Map<string, RemovedAction>([
  ['JavaScript', 'javascript'],
  ['Launch', 'launch'],
]);

/** The value of an object without its actions; what was removed is added to `removed`. References stay references. */
export function removeActions(scan: ObjectScan, value: PdfValue, removed: Set<RemovedAction>): PdfValue {
  if (Array.isArray(value)) {
    return value.filter((item) => !isAction(scan, item, removed)).map((item) => removeActions(scan, item, removed));
  }
  if (!(value instanceof Map)) return value;
  const kept: PdfDict = new Map();
  for (const [key, member] of value) {
    if (isAction(scan, member, removed) || isDropped(scan, key, member, removed)) continue;
    kept.set(key, removeActions(scan, member, removed));
  }
  return kept;
}

/** An action of a kind that is not allowed anywhere, whichever key leads to it. */
function isAction(scan: ObjectScan, value: PdfValue, removed: Set<RemovedAction>): boolean {
  const action = scan.readDictionary(value);
  if (!action) return false;
  const link = decodeText(scan.resolve(action.get('URI')));
  const isScript = link !== undefined && /^\s*javascript:/i.test(link);
  const kind = isScript ? 'javascript' : actionKinds.get(readName(scan.resolve(action.get('S'))) ?? '');
  if (kind) removed.add(kind);
  return kind !== undefined;
}

function isDropped(scan: ObjectScan, key: string, value: PdfValue, removed: Set<RemovedAction>): boolean {
  // A script, a stream of script, or the tree of the document's scripts.
  if (key === 'JS' || key === 'JavaScript') removed.add('javascript');
  else if (key === 'AA' || (key === 'OpenAction' && !isPlace(scan, value))) removed.add('automatic-action');
  else return false;
  return true;
}

/** Where in itself a file opens: that may stay. */
function isPlace(scan: ObjectScan, value: PdfValue): boolean {
  const resolved = scan.resolve(value);
  if (Array.isArray(resolved) || resolved instanceof PdfString || readName(resolved) !== undefined) return true;
  return resolved instanceof Map && readName(scan.resolve(resolved.get('S'))) === 'GoTo' && !resolved.has('Next');
}
