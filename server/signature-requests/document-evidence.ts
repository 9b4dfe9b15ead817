import type { DocumentEvidence } from '../evidence/event.ts';

/** Documents as an audit event keeps them: which version, and its hash. */
export const listEvidence = (
  documents: readonly { id: string; current_version_id: string; sha256: string }[],
): DocumentEvidence[] =>
  documents.map(({ id, current_version_id, sha256 }) => ({ documentId: id, versionId: current_version_id, sha256 }));
