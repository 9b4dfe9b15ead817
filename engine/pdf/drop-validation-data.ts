import type { PdfReader } from './structure/pdf-reader.ts';
import type { RevisionWriter } from './structure/write-revision.ts';

/**
 * Takes the validation data (/DSS, ISO 32000-2 section 12.8.4.3) away that a file without signatures brings along: they prove nothing, and where they are
 * damaged, what is added to them later is held against our own signatures. Tells whether there were any.
 */
export async function dropValidationData(reader: PdfReader, writer: RevisionWriter): Promise<boolean> {
  const { ref, dict } = await reader.readCatalog();
  if (!dict.has('DSS')) return false;
  const pending = writer.findPending(ref);
  const catalog = new Map(pending instanceof Map ? pending : dict);
  catalog.delete('DSS');
  writer.put(ref, catalog);
  return true;
}
