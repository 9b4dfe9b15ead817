import { listPositions } from '@sigillum/api-contracts/signature-requests/list-positions.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { Position, VisualSignature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { InspectedPage } from '@sigillum/engine/pdf/workers';

/** What a placement is judged by: the pages as displayed, and the names of the empty signature fields. */
export interface PlacementGround {
  pages: readonly Pick<InspectedPage, 'width' | 'height'>[];
  fieldNames: readonly string[];
}

/** Half a pixel at scale 100: what rounding on the way may add. */
const tolerance = 0.5;

function isOnPage({ page, x, y, width, height }: Position, pages: PlacementGround['pages']): boolean {
  const box = pages[Number(page)];
  return box !== undefined && x + width <= box.width + tolerance && y + height <= box.height + tolerance;
}

/** The problem of a visual signature on a document, if there is one: every place must lie on an existing page. */
export function judgePlacement(mark: VisualSignature, ground: PlacementGround): ProblemKey | undefined {
  if (mark.form_field !== undefined)
    return ground.fieldNames.includes(mark.form_field) ? undefined : 'error.sr.form_field_unknown';
  return listPositions(mark).every((place) => isOnPage(place, ground.pages))
    ? undefined
    : 'error.sr.placement_outside_page';
}
