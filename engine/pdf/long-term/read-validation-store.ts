import { isCertificate } from '../../pki/known-certificate.ts';
import { identify, type ValidationData } from '../../pki/validation-data.ts';
import type { PdfReader } from '../structure/pdf-reader.ts';
import { PdfRef, type PdfDict } from '../values.ts';
import { readStoreList } from './read-store-list.ts';

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

function findOffset(reader: PdfReader, ref: PdfRef): number {
  const place = reader.structure.places.get(ref.number);
  return place && 'offset' in place ? place.offset : 0;
}

/** Reads the store that the newest revision names. */
export async function readValidationStore(reader: PdfReader): Promise<ValidationStore> {
  const { dict: catalog } = await reader.readCatalog();
  const entry = catalog.get('DSS');
  const dict = await reader.resolveDict(entry);
  const readList = async (key: string): Promise<StoredDer[]> =>
    (await readStoreList(reader, dict?.get(key))).flatMap(({ ref, der }) =>
      ref && der ? [{ der, ref, offset: findOffset(reader, ref) }] : [],
    );
  const certificates = await readList(STORE_KEYS.certificates);
  const ocsps = await readList(STORE_KEYS.ocsps);
  const crls = await readList(STORE_KEYS.crls);
  const sound = certificates.filter(({ der }) => isCertificate(der));
  return { certificates: sound, ocsps, crls, dict, ref: dict && entry instanceof PdfRef ? entry : undefined };
}

/** The objects of one list by the identity of what they hold. */
export const indexStored = (list: StoredDer[]) => new Map(list.map(({ der, ref }) => [identify(der), ref]));
