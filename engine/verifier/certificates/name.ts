import { readChildren, readOid, readWhole, TAG, type DerNode } from '../../pki/der.ts';

/** A distinguished name (X.501). */
export type Name = {
  /** The exact DER. */
  raw: Uint8Array;
  /** What names are compared by: case and spaces folded, string types levelled (RFC 5280 section 7.1). */
  key: string;
  /** The keys of the single steps, from the country on. */
  steps: string[];
  /** For people. */
  text: string;
  attributes: { oid: string; text: string }[];
};

const LABELS: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'title',
  '2.5.4.42': 'GN',
  '2.5.4.65': 'pseudonym',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'E',
};
const [BMP_STRING, UNIVERSAL_STRING] = [0x1e, 0x1c];

function decodeText({ tag, content }: DerNode): string {
  if (tag === TAG.utf8) return new TextDecoder().decode(content);
  if (tag === BMP_STRING) return new TextDecoder('utf-16be').decode(content);
  if (tag !== UNIVERSAL_STRING) return Buffer.from(content).toString('latin1');
  const bytes = Buffer.from(content);
  const points = Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => bytes.readUInt32BE(i * 4));
  return points.map((point) => (point < 0x110000 ? String.fromCodePoint(point) : '\ufffd')).join('');
}

/** Reads a DER Name. */
export function readName(raw: Uint8Array): Name {
  const steps: string[] = [];
  const attributes: Name['attributes'] = [];
  for (const step of readChildren(readWhole(raw, TAG.sequence))) {
    const members = readChildren(step).map((pair) => {
      const [type, value] = readChildren(pair);
      return { oid: readOid(type), text: value ? decodeText(value) : '' };
    });
    attributes.push(...members);
    const keys = members.map(
      ({ oid, text }) => `${oid}=${text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')}`,
    );
    steps.push(JSON.stringify(keys.toSorted()));
  }
  const text = attributes.map(({ oid, text }) => `${LABELS[oid] ?? oid}=${text}`).join(', ');
  return { raw, key: steps.join(), steps, text, attributes };
}

/** The value of the first attribute with one of the labels, in their order. */
export function findAttribute(name: Name, ...labels: string[]): string | undefined {
  for (const label of labels) {
    const found = name.attributes.find(({ oid }) => LABELS[oid] === label);
    if (found) return found.text;
  }
  return undefined;
}
