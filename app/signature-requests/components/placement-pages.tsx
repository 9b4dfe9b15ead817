import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  type Box,
  PageViewer,
  PlacementLayer,
  Signature as SignatureIcon,
  type ViewerPage,
} from '@sigillum/design-system';
import type { DragEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { usePageViewerLabels } from '../../documents/use-page-viewer-labels.ts';
import { requestMessages as messages } from '../messages.ts';
import { namePerson } from '../name-person.ts';
import { leastMark, type SignaturePlacement } from '../placements.ts';
import { DropArea, Mark, Target } from './placement-pages-style.ts';

export interface PlacementPagesProps {
  document: Document;
  signatures: readonly Signature[];
  placements: readonly SignaturePlacement[];
  armedSid: string | undefined;
  getPageUrl: (page: number, scale: number) => string;
  onPageChange: (page: number) => void;
  /** `centre` in points of the page; without it the mark finds its own place. */
  onPlace: (sid: string, page: number, centre?: { x: number; y: number }) => void;
  onMove: (id: string, box: Box) => void;
  onRemove: (id: string) => void;
}

/** Where a pointer is on a page, in points. */
function readPoint(event: MouseEvent, page: ViewerPage) {
  const rect = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - rect.left) / rect.width) * page.width,
    y: ((event.clientY - rect.top) / rect.height) * page.height,
  };
}

/** The pages with everybody's marks: placed by a click, by dropping a signer, and moved by dragging or by keys. */
export function PlacementPages({
  document,
  signatures,
  placements,
  armedSid,
  getPageUrl,
  onPageChange,
  onPlace,
  onMove,
  onRemove,
}: PlacementPagesProps) {
  const { formatMessage } = useIntl();
  const labels = usePageViewerLabels(document.title);
  const names = new Map(
    signatures.map(({ sid, signer_identity_data: person }) => [
      sid,
      namePerson(person.first_name, person.last_name, person.email_address),
    ]),
  );
  const pages = document.pages.map((size, index) => ({ ...size, number: index + 1 }));

  function drop(event: DragEvent, page: ViewerPage) {
    const sid = event.dataTransfer.getData('text/plain');
    if (!names.has(sid)) return;
    event.preventDefault();
    onPlace(sid, page.number, readPoint(event, page));
  }

  return (
    <PageViewer pages={pages} getImageUrl={getPageUrl} labels={labels} onPageChange={onPageChange}>
      {(page) => (
        <DropArea onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event, page)}>
          {armedSid === undefined ? null : (
            <Target
              type="button"
              aria-label={formatMessage(messages.placeHere, { name: names.get(armedSid), page: page.number })}
              onClick={(event) =>
                onPlace(armedSid, page.number, event.detail === 0 ? undefined : readPoint(event, page))
              }
            />
          )}
          <PlacementLayer
            page={page}
            placements={placements
              .filter((placement) => placement.page === page.number - 1)
              .map((placement) => {
                const name = names.get(placement.sid) ?? '';
                const label = formatMessage(messages.markOf, { name, page: page.number });
                return {
                  ...placement,
                  label,
                  content: (
                    <Mark>
                      <SignatureIcon aria-hidden />
                      <span>
                        <bdi>{name}</bdi>
                      </span>
                    </Mark>
                  ),
                };
              })}
            onChange={onMove}
            onRemove={onRemove}
            instructions={formatMessage(messages.markKeys)}
            removeLabel={(label) => formatMessage(messages.removeMark, { label })}
            positionText={({ x, y }) => formatMessage(messages.markPosition, { x: Math.round(x), y: Math.round(y) })}
            leastSize={leastMark}
          />
        </DropArea>
      )}
    </PageViewer>
  );
}
