import type { DocumentEvidence } from '../evidence/event.ts';

/** Documents as an audit event keeps them: which version, its hash and its size. */
export const listEvidence = (
  documents: readonly { id: string; current_version_id: string; sha256: string; size: number }[],
): DocumentEvidence[] =>
  documents.map(({ id, current_version_id, sha256, size }) => ({
    documentId: id,
    versionId: current_version_id,
    sha256,
    size,
  }));
