import { isWellFormedXml } from './check-xml.ts';

/** What a PDF/A claim names (ISO 19005): the part, 1 to 4, and the conformance level, which part 4 may leave out. */
export interface PdfAClaim {
  part: number;
  conformance?: string;
}

/** What a metadata packet tells. `isSound` false: no XML reader can read it, and validators reject the file. */
export interface XmpReport {
  isSound: boolean;
  pdfA?: PdfAClaim;
}

const pdfaNamespace = 'http://www.aiim.org/pdfa/ns/id/';

/** Reads an XMP packet (ISO 16684-1): whether it is well-formed, and whether it claims PDF/A. */
export function readXmp(packet: Uint8Array): XmpReport {
  const text = decode(packet);
  if (text === undefined || !isWellFormedXml(text)) return { isSound: false };
  const prefix = new RegExp(`xmlns:([-\\w.]+)\\s*=\\s*["']${pdfaNamespace}["']`).exec(text)?.[1];
  if (prefix === undefined) return { isSound: true };
  const part = Number(readProperty(text, `${prefix}:part`));
  if (!Number.isInteger(part) || part < 1) return { isSound: true };
  const conformance = readProperty(text, `${prefix}:conformance`);
  return { isSound: true, pdfA: { part, ...(conformance && { conformance: conformance.toUpperCase() }) } };
}

/** A simple property as an attribute or as an element (ISO 16684-1, 7.4 and 7.9.2.2). */
function readProperty(text: string, name: string): string | undefined {
  const escaped = name.replaceAll('.', '\\.');
  const found = new RegExp(`\\s${escaped}\\s*=\\s*["']([^"']{1,16})["']|<${escaped}\\s*>([^<]{1,16})<`).exec(text);
  return (found?.[1] ?? found?.[2])?.trim();
}

/** Packets are UTF-8, or UTF-16 with its mark; anything else is not readable. */
function decode(packet: Uint8Array): string | undefined {
  const [a, b] = packet;
  const encoding = a === 0xfe && b === 0xff ? 'utf-16be' : a === 0xff && b === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(packet).replace(/\0+$/, '');
  } catch {
    return undefined;
  }
}
