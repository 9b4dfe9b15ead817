import { readStoreList } from '../../pdf/long-term/read-store-list.ts';
import { STORE_KEYS } from '../../pdf/long-term/read-validation-store.ts';
import type { PdfReader } from '../../pdf/structure/pdf-reader.ts';

/** A certificate or status answer of the document security store; `position`: where its bytes end in the file. */
export type DssItem = { der: Uint8Array; position: number };

/** The document security store (EN 319 142-1 clause 5.4.2). `unreadable` names entries that cannot be read. */
export type SecurityStore = { certificates: DssItem[]; ocsps: DssItem[]; crls: DssItem[]; unreadable: string[] };

/** Reads the store of the newest revision; a file without one has an empty store. */
export async function readSecurityStore(reader: PdfReader): Promise<SecurityStore> {
  const store: SecurityStore = { certificates: [], ocsps: [], crls: [], unreadable: [] };
  const { dict: catalog } = await reader.readCatalog();
  const dss = await reader.resolveDict(catalog.get('DSS'));
  for (const list of ['certificates', 'ocsps', 'crls'] as const) {
    const key = STORE_KEYS[list];
    for (const { ref, der, end } of await readStoreList(reader, dss?.get(key))) {
      if (der) store[list].push({ der, position: end });
      else store.unreadable.push(`${key} ${ref?.number ?? ''}`.trim());
    }
  }
  return store;
}
