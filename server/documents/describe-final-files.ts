import type { ReportedDocument } from '@sigillum/api-contracts/documents/report-schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Change, DocumentReport } from '@sigillum/engine/verifier';

/** What is told by itself, and what proves and describes a document without being a part of it. */
const silent: readonly Change['kind'][] = ['signature', 'timestamp', 'validation-data', 'metadata', 'catalog'];

/** Documents as they are now, in their order, with the verdict that was stored for exactly this version. */
export async function describeFinalFiles(
  db: Kysely<Database>,
  shown: readonly { id: string }[],
): Promise<ReportedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_versions as version', 'version.id', 'documents.current_version_id')
    .select(['documents.id', 'documents.title', 'documents.page_count'])
    .select(['version.sha256', 'version.size', 'version.verdict'])
    .where('documents.id', '=', sql<string>`any(${shown.map(({ id }) => id)}::uuid[])`)
    .orderBy('documents.position')
    .execute();
  return rows.map(({ id, title, page_count, sha256, size, verdict }) => ({
    documentId: id,
    title,
    pages: page_count,
    sha256,
    size,
    verdict: summarise(verdict),
  }));
}

function summarise(report: DocumentReport | null): ReportedDocument['verdict'] {
  if (!report) return null;
  const { verdict: indication, subIndication, checkedAt, signatures } = report;
  return {
    indication,
    subIndication,
    checkedAt,
    signatures: signatures.map(({ signer, indication: own, level, changesSince }) => ({
      ...{ signer, indication: own, level },
      changes: changesSince.filter(({ kind, isAllowed }) => !isAllowed || !silent.includes(kind)),
    })),
  };
}
