import type { ObjectScan } from './scan-objects.ts';
import { decodeText, PdfRef, readName, type PdfDict } from '../values.ts';

const maxLayers = 10_000;

/**
 * The names of the layers (optional content groups) that are switched off when the file is opened: what they hold is in
 * the file, but nobody sees it (ISO 32000-2, 8.11.4.3).
 */
export function listHiddenLayers(scan: ObjectScan, catalog: PdfDict): string[] {
  const properties = scan.readDictionary(catalog.get('OCProperties'));
  const configuration = scan.readDictionary(properties?.get('D'));
  if (!properties || !configuration) return [];
  const isOffAtFirst = readName(scan.resolve(configuration.get('BaseState'))) === 'OFF';
  const off = readNumbers(scan, configuration, 'OFF');
  const on = readNumbers(scan, configuration, 'ON');
  const groups = scan.resolve(properties.get('OCGs'));
  return (Array.isArray(groups) ? groups.slice(0, maxLayers) : []).flatMap((group) => {
    if (!(group instanceof PdfRef)) return [];
    const isHidden = isOffAtFirst ? !on.has(group.number) : off.has(group.number);
    return isHidden ? [decodeText(scan.resolve(scan.readDictionary(group)?.get('Name'))) ?? ''] : [];
  });
}

function readNumbers(scan: ObjectScan, configuration: PdfDict, key: string): Set<number> {
  const items = scan.resolve(configuration.get(key));
  const references = Array.isArray(items) ? items.filter((item) => item instanceof PdfRef) : [];
  return new Set(references.map(({ number }) => number));
}
