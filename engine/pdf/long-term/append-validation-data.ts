import { createHash } from 'node:crypto';

import { identify, type ValidationData } from '../../pki/validation-data.ts';
import type { PdfReader } from '../structure/pdf-reader.ts';
import { makeDate, makeDict, name, PdfName, PdfRef, type PdfDict, type PdfValue } from '../values.ts';
import { RevisionWriter } from '../structure/write-revision.ts';
import { indexStored, STORE_KEYS, type ValidationStore } from './read-validation-store.ts';

/** What belongs to one signature or timestamp; `contents` are the bytes of its /Contents. */
export type SignatureValidation = { contents: Uint8Array; data: ValidationData };

const LISTS = ['certificates', 'ocsps', 'crls'] as const;
/** The entries of a signature's own dictionary are named in the singular (EN 319 142-1, clause 5.4.2.3). */
const VRI_KEYS = { certificates: 'Cert', ocsps: 'OCSP', crls: 'CRL' } as const;
/** The extension level that stands for document security stores and document timestamps in PDF 1.7. */
const EXTENSION_LEVEL = 5;

/** Puts what is missing into each list; equal bytes are stored once, foreign objects are kept as they are. */
async function putLists(
  reader: PdfReader,
  writer: RevisionWriter,
  store: ValidationStore,
  signatures: SignatureValidation[],
) {
  const refs: Record<(typeof LISTS)[number], Map<string, PdfRef>> = {
    certificates: indexStored(store.certificates),
    ocsps: indexStored(store.ocsps),
    crls: indexStored(store.crls),
  };
  const dict: PdfDict = new Map(store.dict).set('Type', name('DSS'));
  for (const list of LISTS) {
    const added: PdfRef[] = [];
    for (const der of signatures.flatMap(({ data }) => data[list])) {
      const id = identify(der);
      if (refs[list].has(id)) continue;
      const ref = writer.addStream({ dict: new Map(), data: der });
      refs[list].set(id, ref);
      added.push(ref);
    }
    const kept = await reader.resolveArray(dict.get(STORE_KEYS[list]));
    if (kept.length + added.length > 0) dict.set(STORE_KEYS[list], [...kept, ...added]);
  }
  return { dict, refs };
}

/** The Extensions entry of a PDF 1.x catalog with ETSI's level; ISO 32000-2 has stores and timestamps of its own. */
async function makeExtensions(reader: PdfReader, catalog: PdfDict): Promise<PdfDict | undefined> {
  const version = await reader.resolve(catalog.get('Version'));
  const header = Buffer.from(await reader.source.read(0, 8)).toString('latin1');
  if ((version instanceof PdfName && version.value.startsWith('2')) || header.startsWith('%PDF-2')) return undefined;
  const extensions = await reader.resolveDict(catalog.get('Extensions'));
  const present = await reader.resolveDict(extensions?.get('ESIC'));
  const level = await reader.resolve(present?.get('ExtensionLevel'));
  if (typeof level === 'number' && level >= EXTENSION_LEVEL) return undefined;
  const own = makeDict({ BaseVersion: name('1.7'), ExtensionLevel: EXTENSION_LEVEL });
  return new Map(extensions).set('ESIC', own);
}

/**
 * Writes the revision that adds validation data to the document security store (EN 319 142-1, clause 5.4), merged with
 * what the file has, and for each signature a VRI entry under the upper-case SHA-1 of its /Contents. Returns the tail.
 */
export async function appendValidationData(
  reader: PdfReader,
  store: ValidationStore,
  signatures: SignatureValidation[],
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new RevisionWriter({ size: reader.source.size, structure: reader.structure });
  const { dict, refs } = await putLists(reader, writer, store, signatures);
  const vri: PdfDict = new Map(await reader.resolveDict(dict.get('VRI')));
  for (const { contents, data } of signatures) {
    const entry = makeDict({ Type: name('VRI'), TU: makeDate(now) });
    for (const list of LISTS) {
      const members: PdfValue[] = data[list].map((der) => refs[list].get(identify(der))!);
      if (members.length > 0) entry.set(VRI_KEYS[list], members);
    }
    vri.set(createHash('sha1').update(contents).digest('hex').toUpperCase(), entry);
  }
  dict.set('VRI', vri);

  const { ref: catalogRef, dict: catalog } = await reader.readCatalog();
  const extensions = await makeExtensions(reader, catalog);
  const storeRef = store.ref ? writer.put(store.ref, dict) : writer.add(dict);
  if (!store.ref || extensions) {
    const renewed: PdfDict = new Map(catalog).set('DSS', storeRef);
    writer.put(catalogRef, extensions ? renewed.set('Extensions', extensions) : renewed);
  }
  return writer.finish().bytes;
}
