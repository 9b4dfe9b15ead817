import { anchorLimits } from '@sigillum/api-contracts/machine/anchor-input.ts';
import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { DocumentInspection, FoundPlaceholder } from '@sigillum/engine/pdf/workers';
import type { Refusal } from '../http/refusal.ts';
import type { Looked } from '../signature-requests/look-through.ts';
import { placeOverWords } from '../signature-requests/place-over-words.ts';
import { judgePlacement } from '../signature-requests/placement-rules.ts';
import type { WantedAnchor } from './place-anchors.ts';
import { refuseField } from './read-signer.ts';

/** What of all that was found is meant. Throws a refusal that names the anchor. */
export function chooseFinds(wanted: WantedAnchor, { found, withoutText, isWhole, pages }: Looked): FoundPlaceholder[] {
  const { text, occurrence } = wanted.anchor;
  const finds = found.filter(({ word }) => word === text);
  if (finds.length === 0) {
    const listed = withoutText.slice(0, 20).map((page) => page + 1);
    const pictures = listed.length ? `; pages without text, where nothing is found: ${listed.join(', ')}` : '';
    const partly = isWhole ? '' : `; only the first ${pages} pages were looked at`;
    throw refuseAnchor(wanted, 'anchor_not_found', `does not stand in the text of the document${pictures}${partly}`);
  }
  if (occurrence === 'all') {
    if (finds.length > anchorLimits.places)
      throw refuseAnchor(
        wanted,
        'anchor_too_often',
        `stands ${finds.length} times in the document`,
        anchorLimits.places,
      );
    return finds;
  }
  if (occurrence === undefined && finds.length > 1)
    throw refuseAnchor(
      wanted,
      'anchor_ambiguous',
      `stands ${finds.length} times in the document: say which by occurrence`,
    );
  const chosen = finds[(occurrence ?? 1) - 1];
  if (!chosen) throw refuseAnchor(wanted, 'anchor_not_found', `stands only ${finds.length} times in the document`);
  return [chosen];
}

/** Where something stands at its words. Throws where that is not on their page. */
export function placeAtFind(
  wanted: WantedAnchor,
  { boxes, pageIndex }: FoundPlaceholder,
  { pages }: Pick<DocumentInspection, 'pages'>,
): FieldDeclaration['position'] {
  const { width, height, dx, dy } = wanted.anchor;
  const page = pages[pageIndex]!;
  const over = placeOverWords(wanted.kind, boxes[0]!, page, pageIndex, {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  });
  const moved = { ...over, x: over.x + dx, y: over.y + dy };
  const isOutside = judgePlacement({ position: { ...moved, rotation: 0 } }, { pages, fieldNames: [] });
  if (isOutside || moved.x < 0 || moved.y < 0 || (width ?? 0) > page.width || (height ?? 0) > page.height)
    throw refuseAnchor(wanted, 'anchor_outside_page', `is on page ${pageIndex + 1}, beyond which the place would go`);
  return moved;
}

/** The violation of the anchor, which it names. */
export const refuseAnchor = ({ path, anchor }: WantedAnchor, code: string, what: string, limit?: number): Refusal =>
  refuseField(path, code, `“${anchor.text}” ${what}.`, limit);
