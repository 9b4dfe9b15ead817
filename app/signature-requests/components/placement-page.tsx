import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { type Box, PlacementLayer, type ViewerPage } from '@sigillum/design-system';
import type { DragEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { signatureRequestsFieldMessages as fieldMessages } from '../field-messages.ts';
import { leastField } from '../make-field.ts';
import type { FieldCommands } from '../use-field-commands.ts';
import { leastMark, type SignaturePlacement } from '../placements.ts';
import { DropArea, FieldMark, Target } from './placement-pages-style.ts';
import { StampPreview } from './stamp-preview.tsx';

export interface PlacementPageProps {
  page: ViewerPage;
  /** Name of each signer by sid, in the order in which their colours go. */
  names: ReadonlyMap<string, string>;
  /** Of the signatures. */
  quality: Quality;
  /** Those on this page. */
  placements: readonly SignaturePlacement[];
  /** Whose signature the next click places. */
  armedSid: string | undefined;
  /** `centre` in points of the page; without it the mark finds its own place. */
  onPlace: (sid: string, page: number, centre?: { x: number; y: number }) => void;
  onMove: (id: string, box: Box) => void;
  /** `page` from 1. */
  onMoveToPage: (id: string, page: number, box: Box) => void;
  onRemove: (id: string) => void;
  /** What signers fill in, and what one does to it; missing until it is known. */
  commands?: FieldCommands | undefined;
}

/** Where a pointer is on a page, in points. */
function readPoint(event: MouseEvent, page: ViewerPage) {
  const rect = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - rect.left) / rect.width) * page.width,
    y: ((event.clientY - rect.top) / rect.height) * page.height,
  };
}

/** One page with its marks; takes a click or a dropped signer for a new one. */
export function PlacementPage(props: PlacementPageProps) {
  const { page, names, quality, placements, armedSid, onPlace, onMove, onMoveToPage, onRemove, commands } = props;
  const { formatMessage } = useIntl();
  const sids = [...names.keys()];

  const fields = commands?.fields.filter(({ position }) => Number(position.page) === page.number - 1) ?? [];
  const isField = (id: string) => commands?.fields.some((field) => field.id === id) ?? false;

  function drop(event: DragEvent) {
    const sid = event.dataTransfer.getData('text/plain');
    if (!names.has(sid)) return;
    event.preventDefault();
    onPlace(sid, page.number, readPoint(event, page));
  }

  return (
    <DropArea onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {armedSid === undefined ? null : (
        <Target
          type="button"
          aria-label={formatMessage(messages.placeHere, { name: names.get(armedSid), page: page.number })}
          // A key press has no place: the mark then finds its own.
          onClick={(event) => onPlace(armedSid, page.number, event.detail === 0 ? undefined : readPoint(event, page))}
        />
      )}
      <PlacementLayer
        page={page}
        placements={[
          ...placements.map((placement) => ({
            ...placement,
            label: formatMessage(messages.markOf, { name: names.get(placement.sid), page: page.number }),
            tone: sids.indexOf(placement.sid),
            content: (
              <StampPreview
                name={names.get(placement.sid) ?? ''}
                quality={quality}
                tone={sids.indexOf(placement.sid)}
                size={placement}
              />
            ),
          })),
          ...fields.map(({ id, sid, label, position }) => ({
            id,
            x: position.x,
            y: position.y,
            width: position.width,
            height: position.height,
            label: formatMessage(fieldMessages.boxLabel, { label, name: names.get(sid), page: page.number }),
            tone: sids.indexOf(sid),
            content: <FieldMark>{label}</FieldMark>,
          })),
        ]}
        onChange={(id, box) => (isField(id) ? commands?.move(id, page.number - 1, box) : onMove(id, box))}
        onMoveToPage={(id, number, box) =>
          isField(id) ? commands?.move(id, number - 1, box) : onMoveToPage(id, number, box)
        }
        onRemove={(id) => (isField(id) ? commands?.remove(id) : onRemove(id))}
        instructions={formatMessage(messages.markKeys)}
        removeLabel={(label) => formatMessage(messages.removeMark, { label })}
        positionText={({ x, y }, { page: number }) =>
          formatMessage(messages.markPosition, { page: number, x: Math.round(x), y: Math.round(y) })
        }
        leastSize={fields.length > 0 ? leastField : leastMark}
      />
    </DropArea>
  );
}
