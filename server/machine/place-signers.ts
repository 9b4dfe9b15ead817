import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { replaceUpload, settleRewritten } from '../documents/cover-upload.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { ApiActor } from '../http/actor.ts';
import type { Call, Context } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireAction } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments } from '../requests/request-repository.ts';
import type { ProgramVersion } from './describe-program-request.ts';
import { findAnchors, type CoveredAnchors } from './find-anchors.ts';
import { readCovered } from './open-anchor-documents.ts';
import { listAnchors, placeAnchors } from './place-anchors.ts';
import type { PlacedSigner } from './placed-signer.ts';

interface Placing {
  /** Of the request. */
  id: string;
  version: ProgramVersion;
  signers: Parameters<typeof listAnchors>[0];
  path: string;
}

/** Within the transaction, once the request is claimed: puts files with covered words in the place of those before. */
export type KeepCovered = (trx: Kysely<Database>) => Promise<void>;

/**
 * Finds the words at which signers of a request that is there are to sign, then does the rest in one transaction: no row is locked while
 * workers read. Placeholders are covered in drafts alone. Throws a refusal.
 */
export async function placeSigners<T>(
  call: Call<ApiActor> & Pick<Context, 'db'>,
  { id, version, signers, path }: Placing,
  transact: (placed: PlacedSigner[], keepCovered: KeepCovered) => Promise<T>,
): Promise<T> {
  const { db, services } = call;
  if (!listAnchors(signers, version, path).length)
    return transact(
      placeAnchors(signers, version, path, () => []),
      () => Promise.resolve(),
    );
  const { status } = await requireAction(db, call, id, 'change_signers');
  const documents = await listDocuments(db, id);
  const covered: CoveredAnchors[] = [];
  const ground = { version, documents, mayCover: status === 'DRAFT', path };
  try {
    const placed = await findAnchors(services, signers, ground, covered);
    return await transact(placed, (trx) => keepCovered(trx, call, id, covered));
  } finally {
    await settleRewritten(services, covered);
  }
}

async function keepCovered(
  trx: Kysely<Database>,
  call: Call<ApiActor>,
  requestId: string,
  covered: readonly CoveredAnchors[],
): Promise<void> {
  if (!covered.length) return;
  const rows = new Map((await listDocuments(trx, requestId)).map((row) => [row.id, row]));
  for (const { document, blob, inspection } of covered) {
    const row = rows.get(document.id!);
    if (row?.current_version_id !== document.current_version_id) throw refuse('error.placeholder.gone');
    await replaceUpload(call.services, trx, { document: row!, blob, inspection }, call.now);
  }
  const ids = new Set(covered.map(({ document }) => document.id));
  await appendEvent(trx, call, {
    requestId,
    name: 'UPDATED',
    documents: listEvidence((await listDocuments(trx, requestId)).filter((row) => ids.has(row.id))),
    data: { changed: ['placeholders'], coveredFrom: readCovered(covered, (id) => id!) },
  });
}
