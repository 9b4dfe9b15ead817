import { listPositions } from '@sigillum/api-contracts/signature-requests/list-positions.ts';
import type { VisualSignature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { nameOwnField } from '../documents/list-signature-fields.ts';
import type { FieldPlan, Placement } from '@sigillum/engine/pdf';

/** The signature field of one signer in one document; a field of the file keeps its name and its place. */
export function planField(sid: string, visual: VisualSignature | null): Omit<FieldPlan, 'blanks'> {
  if (visual?.form_field) return { fieldName: visual.form_field, placements: [] };
  const placements = listPositions(visual).map(({ page, x, y, width, height, rotation }): Placement => ({
    pageIndex: Number(page),
    x,
    y,
    width,
    height,
    rotation,
  }));
  return { fieldName: nameOwnField(sid), placements };
}
