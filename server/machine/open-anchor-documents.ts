import type { Kysely } from 'kysely';
import { findProgramDocument } from '../documents/program-documents.ts';
import type { Database } from '../database/schema.ts';
import type { EventData } from '../evidence/event.ts';
import type { ApiActor } from '../http/actor.ts';
import type { ProgramVersion } from './describe-program-request.ts';
import type { AnchorDocument, CoveredAnchors } from './find-anchors.ts';
import { listAnchors } from './place-anchors.ts';
import { refuseField } from './read-signer.ts';

/** Documents of a program in which words are looked for; none where there are no words. Throws a refusal for one that is missing. */
export async function openAnchorDocuments(
  db: Kysely<Database>,
  actor: ApiActor,
  signers: Parameters<typeof listAnchors>[0],
  version: ProgramVersion,
  listed: readonly { id: string; field: string }[],
): Promise<AnchorDocument[]> {
  if (!listAnchors(signers, version, 'signatures').length) return [];
  return Promise.all(
    listed.map(async ({ id, field }) => {
      const row = await findProgramDocument(db, actor, id);
      if (!row) throw refuseField(field, 'not_found');
      return { id, sha256: row.blob, inspection: row.inspection };
    }),
  );
}

/** What evidence says of documents whose words were covered; `nameId` tells under which id each lies in the request. */
export const readCovered = (
  covered: readonly CoveredAnchors[],
  nameId: (id: string | undefined) => string,
): NonNullable<EventData['coveredFrom']> =>
  covered.map(({ document: { id, sha256 } }) => ({ documentId: nameId(id), sha256 }));
