import { findFieldFault, type FieldFault } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import { refuse } from '../http/refusal.ts';
import { judgeWriting } from '../requests/request-fields.ts';
import { judgePlacement } from './placement-rules.ts';

const problemOf: Record<FieldFault, ProblemKey> = {
  id: 'error.field.rules',
  rules: 'error.field.rules',
  default: 'error.field.rules',
  condition: 'error.field.condition',
  circle: 'error.field.circle',
};

/** What fields are judged against. */
interface Surroundings {
  /** The documents by id. */
  documents: ReadonlyMap<string, Pick<DocumentInspection, 'pages' | 'signatureFields'>>;
  isSigning: (sid: string, documentId: string) => boolean;
}

/** Throws for the first field that cannot be, with its id; a template's roles stand for signers. */
export async function requireSoundFields(
  fields: readonly RequestField[],
  { documents, isSigning }: Surroundings,
): Promise<void> {
  const found = findFieldFault(fields);
  if (found) throw refuse(problemOf[found.fault], { details: { id: found.id } });
  for (const { id, document_id, sid, position, ...field } of fields) {
    const document = documents.get(document_id);
    if (!document || !isSigning(sid, document_id)) throw refuse('error.not_found');
    const details = { id };
    if (document.signatureFields.some(({ signed }) => signed)) throw refuse('error.field.document_signed', { details });
    const place = { position: { ...position, rotation: 0 } };
    const problem = judgePlacement(place, { pages: document.pages, fieldNames: [] });
    if (problem) throw refuse(problem, { details });
    if (await judgeWriting({ ...field, position }, field.default_value)) throw refuse('error.field.rules', { details });
  }
}
