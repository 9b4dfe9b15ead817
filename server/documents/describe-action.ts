import type { UserAction } from '@sigillum/api-contracts/documents/report-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AuditEvent } from '../evidence/event.ts';

/** How large each version of a request's documents is. */
type VersionSizes = ReadonlyMap<string, { pages: number; bytes: number }>;

export async function readVersionSizes(db: Kysely<Database>, requestId: string): Promise<VersionSizes> {
  const rows = await db
    .selectFrom('document_versions as version')
    .innerJoin('documents', 'documents.id', 'version.document_id')
    .select(['version.id', 'version.size', 'documents.page_count'])
    .where('documents.request_id', '=', requestId)
    .execute();
  return new Map(rows.map(({ id, size, page_count }) => [id, { pages: page_count, bytes: size }]));
}

/** Members of an event that hold e-mail addresses. */
export const addressLists = [
  'signersAdded',
  'signersRemoved',
  'delegatees',
  'observersAdded',
  'observersRemoved',
  'readersAdded',
  'readersRemoved',
  'writersAdded',
  'writersRemoved',
] as const;

/** Members of an event that hold titles of documents. */
export const titleLists = ['documentTitles', 'documentsAdded', 'documentsRemoved', 'documentsReplaced'] as const;

/** What the reader of an action may see. */
export interface ActionReader {
  sizes: VersionSizes;
  showsIp: boolean;
  showsMessage: boolean;
  showsDocument: (id: string) => boolean;
  showsTitle: (title: string) => boolean;
  showAddress: (email: string) => string;
}

/** Names of certificates come a part a line; a report has them on one. */
const joinLines = (text: string) => text.replaceAll(/\s*\n\s*/g, ', ');

/** An audit event as the report tells it. Sizes are left out once a document of it has been removed. */
export function describeAction(
  event: Pick<AuditEvent, 'name' | 'seq' | 'ip' | 'zone' | 'at' | 'data' | 'documents'>,
  { sizes, showsIp, showsMessage, showsDocument, showsTitle, showAddress }: ActionReader,
): UserAction {
  const { name, seq, at, ip, zone } = event;
  const {
    sid,
    changed: _changed,
    askedAgain: _askedAgain,
    certificateSubject,
    certificateIssuer,
    provider,
    evidenceId,
    filled,
    ...rest
  } = event.data;
  const lists = addressLists.flatMap((list) => {
    const addresses = rest[list];
    return addresses ? [[list, addresses.map(showAddress)] as const] : [];
  });
  const titles = titleLists.flatMap((list) => {
    const all = rest[list];
    return all ? [[list, all.filter(showsTitle)] as const] : [];
  });
  const versions = event.documents;
  const known = versions.flatMap(({ versionId }) => sizes.get(versionId) ?? []);
  const isMeasured = known.length > 0 && known.length === versions.length;
  const sum = (read: (size: { pages: number; bytes: number }) => number) =>
    known.reduce((total, size) => total + read(size), 0);
  return {
    name,
    seq,
    time: at.toISOString(),
    ...(zone && { zone }),
    ...(ip && showsIp && { ip }),
    ...(sid && { signatureId: sid }),
    ...(versions.length && {
      documents: versions.map(({ documentId, sha256, size, signedSha256, signedSize }) => ({
        documentId,
        documentSha256: sha256,
        documentSize: size,
        signedSha256,
        signedSize,
      })),
    }),
    ...(isMeasured && { documentPageCount: sum(({ pages }) => pages), documentSize: sum(({ bytes }) => bytes) }),
    ...(certificateSubject && { certificateSubject: joinLines(certificateSubject) }),
    ...(certificateIssuer && { certificateIssuer: joinLines(certificateIssuer) }),
    ...(provider && { identifiedBy: provider }),
    ...(evidenceId && { mabEvidenceId: evidenceId }),
    ...(filled && { filled: filled.filter(({ documentId }) => showsDocument(documentId)) }),
    ...rest,
    ...Object.fromEntries([...lists, ...titles]),
    ...(!showsMessage && { message: undefined }),
  };
}
