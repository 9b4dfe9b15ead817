import { PdfProblem } from '../pdf-problem.ts';
import { readName, type PdfDict } from '../values.ts';
import type { PdfObject } from './scan-objects.ts';
import { measurePicture } from './measure-picture.ts';
import { decodeStream, listFilters, measureFlate } from './decode-stream.ts';
import { readRawStream } from './scan-objects.ts';
import type { ObjectScan } from './scan-objects.ts';
import type { PageLeaf } from './walk-page-tree.ts';

const maxNesting = 40;
const maxDraws = 100_000;
const pictureFilters = new Set(['JPXDecode', 'DCTDecode', 'DCT', 'JBIG2Decode']);
const compressors = new Set(['FlateDecode', 'LZWDecode', 'RunLengthDecode']);
/** Flate packs at most 1030 to 1, so that smaller streams cannot exceed the cap in one layer. */
const harmlessFlateBytes = 64 * 1024;
/** Bytes of one colour component of an image, unpacked; A0 at 600 dpi in 8 bits of grey is 560 MB, and refused. */
const maxComponentBytes = 512 * 1024 * 1024;

/**
 * Unpacks what could be a bomb: streams with several layers of compression, and large ones that engines unpack whole.
 * Images packed once are judged by their size; the renderer reads them line by line.
 */
export async function refuseBombs(scan: ObjectScan): Promise<void> {
  for (const object of scan.objects.values()) {
    if (object.streamStart === undefined || !(object.value instanceof Map)) continue;
    refuseVastImage(scan, object.value);
    const filters = listFilters(object.value, scan.resolve);
    await refuseVastPicture(scan, object, filters);
    const layers = filters.filter((name) => compressors.has(name));
    if (layers.length > 1) {
      if (layers.some((name) => name !== 'FlateDecode'))
        throw new PdfProblem('file.pdf.too_complex', filters.join(' '));
      await decodeStream(readRawStream(scan, object), filters);
    } else if (
      filters.length === 1 &&
      layers[0] === 'FlateDecode' &&
      readName(object.value.get('Subtype')) !== 'Image'
    ) {
      const raw = readRawStream(scan, object);
      if (raw.length > harmlessFlateBytes) await measureFlate(raw);
    }
  }
}

function refuseVastImage(scan: ObjectScan, dictionary: PdfDict): void {
  if (readName(scan.resolve(dictionary.get('Subtype'))) !== 'Image') return;
  const [width, height, bits] = ['Width', 'Height', 'BitsPerComponent'].map((key) => scan.resolve(dictionary.get(key)));
  if (typeof width !== 'number' || typeof height !== 'number') return;
  const bytes = (width * height * (typeof bits === 'number' ? bits : 1)) / 8;
  if (bytes > maxComponentBytes) throw new PdfProblem('file.pdf.too_complex', `an image of ${width} × ${height}`);
}

/** Pixels of a picture that says its size itself: what is larger, the renderer leaves out without a word. */
const maxPicturePixels = 512 * 1024 * 1024;
/** What a decoder may have to hold of it at once. */
const maxHeldBytes = 384 * 1024 * 1024;

/** A picture that no reader can draw leaves a page on which nobody sees what they sign. */
async function refuseVastPicture(scan: ObjectScan, object: PdfObject, filters: string[]): Promise<void> {
  const [filter, ...before] = filters.toReversed();
  if (filter === undefined || !pictureFilters.has(filter)) return;
  const data = await decodeStream(readRawStream(scan, object), before.toReversed());
  for (const { width, height, heldBytes } of data ? measurePicture(filter, data) : []) {
    if (width * height > maxPicturePixels || heldBytes > maxHeldBytes)
      throw new PdfProblem('file.pdf.undrawable', `a picture of ${width} × ${height}`);
  }
}

/**
 * Refuses form XObjects that draw themselves (file.pdf.recursive_content), nest deeper than 40, or multiply to more
 * than 100,000 drawings (file.pdf.too_complex). Only what a form really draws counts: many producers share one
 * resource dictionary, so that a form lists itself without drawing itself.
 */
export async function refuseEndlessDrawing(scan: ObjectScan, pages: PageLeaf[]): Promise<void> {
  const forms = new Map<PdfDict, PdfObject>();
  for (const object of scan.objects.values()) {
    if (object.streamStart === undefined || !(object.value instanceof Map)) continue;
    if (readName(scan.resolve(object.value.get('Subtype'))) === 'Form') forms.set(object.value, object);
  }
  const inherited: PdfDict = new Map();
  for (const page of pages) collectForms(scan, page.dictionary, forms, inherited);

  const draws = new Map<PdfDict, number>();
  const count = async (form: PdfDict, ancestors: PdfDict[]): Promise<number> => {
    if (ancestors.includes(form)) throw new PdfProblem('file.pdf.recursive_content', 'a drawing contains itself');
    if (ancestors.length > maxNesting) throw new PdfProblem('file.pdf.too_complex', 'drawings nest too deep');
    const known = draws.get(form);
    if (known !== undefined) return known;
    let total = 1;
    for (const [child, times] of await listDrawnForms(scan, forms.get(form)!, forms, inherited)) {
      total += times * (await count(child, [...ancestors, form]));
      if (total > maxDraws) throw new PdfProblem('file.pdf.too_complex', 'drawings multiply');
    }
    draws.set(form, total);
    return total;
  };
  for (const form of forms.keys()) await count(form, []);
}

/** Adds the forms that a page or form names in its resources to `target`, by name. */
function collectForms(scan: ObjectScan, owner: PdfDict, forms: Map<PdfDict, PdfObject>, target: PdfDict): void {
  const named = scan.readDictionary(scan.readDictionary(owner.get('Resources'))?.get('XObject'));
  for (const [name, value] of named ?? []) {
    const form = scan.readDictionary(value);
    if (form && forms.has(form)) target.set(name, form);
  }
}

async function listDrawnForms(
  scan: ObjectScan,
  object: PdfObject,
  forms: Map<PdfDict, PdfObject>,
  inherited: PdfDict,
): Promise<Map<PdfDict, number>> {
  const dictionary = object.value as PdfDict;
  const named: PdfDict = new Map(dictionary.has('Resources') ? [] : inherited);
  collectForms(scan, dictionary, forms, named);
  const drawn = new Map<PdfDict, number>();
  if (named.size === 0) return drawn;
  const content = await decodeStream(readRawStream(scan, object), listFilters(dictionary, scan.resolve));
  for (const match of (content?.toString('latin1') ?? '').matchAll(/\/([^\s/[\]<>(){}%]+)\s+Do\b/g)) {
    const child = named.get(unescapeName(match[1]!));
    if (child instanceof Map) drawn.set(child, (drawn.get(child) ?? 0) + 1);
  }
  return drawn;
}

function unescapeName(raw: string): string {
  return raw.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}
