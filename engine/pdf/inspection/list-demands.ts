import { decodeText, readName, type PdfDict, type PdfValue } from '../values.ts';
import type { ObjectScan } from './scan-objects.ts';

/** The entries that an author may demand, by the bit of /Ff that says so (ISO 32000-2, table 237). */
const DEMANDABLE = [
  'Filter',
  'SubFilter',
  'V',
  'Reasons',
  'LegalAttestation',
  'AddRevInfo',
  'DigestMethod',
  'LockDocument',
  'AppearanceFilter',
];
/** The version of these entries that ISO 32000-2 describes. */
const KNOWN_VERSION = 3;
/** Of /Cert (table 238): which certificate it must be, by whom, for what. */
const ANY_OF_CERTIFICATE = 0x7f;

const hasBit = (flags: PdfValue, bit: number) => typeof flags === 'number' && (flags & (1 << bit)) !== 0;

/**
 * What the author of a file demands of the signature in a field (its seed values, ISO 32000-2 section 12.7.5.5) and ours does not have, by the names of
 * the entries. A timestamp may be demanded: ours have one. What is only recommended is left aside.
 */
export function listDemands(scan: ObjectScan, field: PdfDict): string[] {
  const seed = scan.readDictionary(field.get('SV'));
  if (!seed) return [];
  const read = (dict: PdfDict, key: string) => scan.resolve(dict.get(key));
  const offers = (value: PdfValue, text: string) =>
    Array.isArray(value) &&
    value.some((item) => {
      const one = scan.resolve(item);
      return (readName(one) ?? decodeText(one)) === text;
    });
  const isMet: Record<string, (value: PdfValue) => boolean> = {
    Filter: (value) => readName(value) === 'Adobe.PPKLite',
    SubFilter: (value) => offers(value, 'ETSI.CAdES.detached'),
    V: (value) => typeof value === 'number' && value <= KNOWN_VERSION,
    AddRevInfo: (value) => value !== true,
    DigestMethod: (value) => offers(value, 'SHA256'),
    LockDocument: (value) => readName(value) !== 'true',
  };
  const flags = read(seed, 'Ff');
  const found = DEMANDABLE.filter(
    (key, bit) => hasBit(flags, bit) && seed.has(key) && !(isMet[key]?.(read(seed, key)) ?? false),
  );
  const certificate = scan.readDictionary(seed.get('Cert'));
  const wanted = certificate && read(certificate, 'Ff');
  if (typeof wanted === 'number' && (wanted & ANY_OF_CERTIFICATE) !== 0) found.push('Cert');
  // 0 wants a signature that certifies nothing, which we make, and 2 is what ours certify.
  const certification = scan.readDictionary(seed.get('MDP'));
  const level = certification && read(certification, 'P');
  if (level === 1 || level === 3) found.push('MDP');
  return found;
}
