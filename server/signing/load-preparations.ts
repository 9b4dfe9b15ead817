import { accessVersion } from '../documents/versions.ts';
import { refuse } from '../http/refusal.ts';
import { accessFile, concatAccess, type RandomAccess } from '@sigillum/engine/pdf/access';
import type { Services } from '../services.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { PreparedDocument } from './prepare-document.ts';
import type { IntakeVersion } from './tables.ts';

/**
 * Opens what was prepared for a signer's documents, to be finished by this process. Refuses when a file is not any more the one that was
 * prepared, or a document has come or gone.
 */
export async function loadPreparations(
  services: Services,
  documents: readonly DocumentRow[],
  sid: string,
): Promise<(PreparedDocument & AsyncDisposable)[]> {
  const rows = await services.db.selectFrom('signing_preparations').selectAll().where('sid', '=', sid).execute();
  const pairs = documents.map((document) => {
    const row = rows.find(({ document_id }) => document_id === document.id);
    if (row?.version_id !== document.current_version_id) throw refuse('error.sr.changed_meanwhile');
    return { document, row };
  });
  const loaded: (PreparedDocument & AsyncDisposable)[] = [];
  for (const { document, row } of pairs) {
    const { revision, intake, filled = [] } = row.state;
    await using stack = new AsyncDisposableStack();
    const source = await openSource(services, document, intake, stack);
    const open = stack.move();
    const prepared = { tail: new Uint8Array(row.tail), state: revision };
    const close = () => open.disposeAsync();
    loaded.push({ document, source, intake: intake ?? undefined, prepared, filled, [Symbol.asyncDispose]: close });
  }
  return loaded;
}

/** The file as it was prepared: after intake, whose bytes are blobs already. */
async function openSource(
  services: Services,
  document: DocumentRow,
  intake: IntakeVersion | null,
  stack: AsyncDisposableStack,
): Promise<RandomAccess> {
  const openBlob = async (blob: string) => stack.use(await accessFile(await services.blobs.pathOf(blob)));
  if (intake?.baseBlob) return openBlob(intake.baseBlob);
  const version = stack.use(await accessVersion(services, document.current_version_id));
  return intake?.tailBlob ? concatAccess(version, await openBlob(intake.tailBlob)) : version;
}
