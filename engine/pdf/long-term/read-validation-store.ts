import { isCertificate } from '../../pki/known-certificate.ts';
import { identify, type ValidationData } from '../../pki/validation-data.ts';
import { decodeStructureStream } from '../structure/decode-structure-stream.ts';
import type { PdfReader } from '../structure/pdf-reader.ts';
import { StructureProblem } from '../pdf-problem.ts';
import { isCount, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../values.ts';

/** One certificate, response or list of the file: its DER, its object, and where in the file that begins. */
export type StoredDer = { der: Uint8Array; ref: PdfRef; offset: number };

/** The document security store of a file (EN 319 142-1, clause 5.4.2), empty when it has none. */
export type ValidationStore = {
  certificates: StoredDer[];
  ocsps: StoredDer[];
  crls: StoredDer[];
  /** The dictionary as it stands, and its object when it has one. */
  dict: PdfDict | undefined;
  ref: PdfRef | undefined;
};

/** The entries of the store's dictionary. */
export const STORE_KEYS = { certificates: 'Certs', ocsps: 'OCSPs', crls: 'CRLs' } as const satisfies Record<
  keyof ValidationData,
  string
>;

const MAX_STREAM = 64 * 1024 * 1024;

function findOffset(reader: PdfReader, ref: PdfRef): number {
  const place = reader.structure.places.get(ref.number);
  return place && 'offset' in place ? place.offset : 0;
}

async function readStored(reader: PdfReader, ref: PdfValue): Promise<StoredDer | undefined> {
  const stream = await reader.resolve(ref);
  if (!(ref instanceof PdfRef) || !(stream instanceof PdfStream)) return undefined;
  const length = await reader.resolve(stream.dict.get('Length'));
  if (!isCount(length) || length > MAX_STREAM) return undefined;
  try {
    const der = decodeStructureStream(await reader.source.read(stream.offset, length), stream.dict, MAX_STREAM);
    return { der, ref, offset: findOffset(reader, ref) };
  } catch (error) {
    // Another filter than Flate: the object stays in its array, but nothing is known of it.
    if (error instanceof StructureProblem) return undefined;
    throw error;
  }
}

/** Reads the store that the newest revision names. */
export async function readValidationStore(reader: PdfReader): Promise<ValidationStore> {
  const { dict: catalog } = await reader.readCatalog();
  const entry = catalog.get('DSS');
  const dict = await reader.resolveDict(entry);
  const readList = async (key: string) => {
    const items = await Promise.all(
      (await reader.resolveArray(dict?.get(key))).map((item) => readStored(reader, item)),
    );
    return items.filter((item) => item !== undefined);
  };
  const [certificates, ocsps, crls] = await Promise.all([
    readList(STORE_KEYS.certificates),
    readList(STORE_KEYS.ocsps),
    readList(STORE_KEYS.crls),
  ]);
  const sound = certificates.filter(({ der }) => isCertificate(der));
  return { certificates: sound, ocsps, crls, dict, ref: dict && entry instanceof PdfRef ? entry : undefined };
}

/** The objects of one list by the identity of what they hold. */
export const indexStored = (list: StoredDer[]) => new Map(list.map(({ der, ref }) => [identify(der), ref]));
