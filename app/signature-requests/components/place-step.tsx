import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { from, Skeleton, theme } from '@sigillum/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SignerChange } from '../draft-change.ts';
import { listPlacements, placeMark, type SignaturePlacement, writePlacements } from '../placements.ts';
import { sortByTurn } from '../signing-order.ts';
import type { FieldsEditor } from '../use-request-fields.ts';
import { useFieldCommands } from '../use-field-commands.ts';
import { FieldList } from './field-list.tsx';
import { type PlacedDocument, type PlacedSigner, PlacementPages } from './placement-pages.tsx';
import { PlacementSide } from './placement-side.tsx';

/** A request as far as signatures are placed in it. */
export interface PlacedRequest {
  quality: Quality;
  documents: readonly { id: string; name: string }[];
  signatures: readonly PlacedSigner[];
}

export interface PlaceStepProps {
  request: PlacedRequest;
  /** The document that is shown, among those of the request. */
  documentId: string;
  /** The same with its pages, once it is known. */
  document: PlacedDocument | undefined;
  onChooseDocument: (id: string) => void;
  /** Address of a page's image; `page` from 1, scale in per cent. */
  getPageUrl: (page: number, scale: number) => string;
  onChange: (signatures: SignerChange[]) => void;
  /** What signers fill in, once it is known. */
  fields?: FieldsEditor | undefined;
  /** Looks for placeholders in the text of the documents. */
  onFindPlaceholders?: (() => void) | undefined;
  /** Says who fills in what documents have in forms of their own. */
  onTakeForm?: (() => void) | undefined;
}

const Columns = styled.div`
  display: grid;
  flex: 1;
  /* In a low window the pages take all of it once the bars above have been scrolled away. */
  grid-template: auto max(70dvh, min(100dvh - 72px, 480px)) / minmax(0, 1fr);
  min-height: 0;

  ${from.md} {
    grid-template: max(min(480px, 100dvh - 72px), calc(100dvh - 178px)) / 300px minmax(0, 1fr);
  }
`;

/** Where each signer's visible signature stands. */
export function PlaceStep(props: PlaceStepProps) {
  const { request, documentId, document, onChooseDocument, getPageUrl, onChange, fields, onFindPlaceholders } = props;
  const { onTakeForm } = props;
  const signatures = sortByTurn(request.signatures);
  const placements = signatures.flatMap(listPlacements).filter((placement) => placement.documentId === documentId);
  const unplaced = signatures.find(({ sid }) => !placements.some((placement) => placement.sid === sid));
  const [chosenSid, setChosenSid] = useState<string>();
  const [page, setPage] = useState(1);
  const [newestId, setNewestId] = useState<string>();
  // Whoever has no mark yet comes next by itself.
  const armedSid = chosenSid ?? unplaced?.sid;

  const commands = useFieldCommands(fields, { document, documentId, signatures });

  const write = (sid: string, marks: readonly SignaturePlacement[]) =>
    onChange([writePlacements(sid, documentId, marks)]);
  const marksOf = (sid: string) => placements.filter((placement) => placement.sid === sid);

  function place(sid: string, pageNumber: number, centre?: { x: number; y: number }) {
    const size = document?.pages[pageNumber - 1];
    if (!size) return;
    const taken = placements.filter((placement) => placement.page === pageNumber - 1);
    const mark = { id: '', sid, documentId, page: pageNumber - 1, rotation: 0, ...placeMark(size, taken, centre) };
    write(sid, [...marksOf(sid), mark]);
    setNewestId(`${sid}/${documentId}/${marksOf(sid).length}`);
    setChosenSid(undefined);
  }

  function replace(id: string, change: (placement: SignaturePlacement) => SignaturePlacement[]) {
    const target = placements.find((placement) => placement.id === id);
    if (target)
      write(
        target.sid,
        marksOf(target.sid).flatMap((placement) => (placement.id === id ? change(placement) : [placement])),
      );
  }

  return (
    <Columns>
      <PlacementSide
        documents={request.documents}
        documentId={documentId}
        onChooseDocument={onChooseDocument}
        signatures={signatures}
        placements={placements}
        armedSid={armedSid}
        page={page}
        onArm={setChosenSid}
        onPlace={document && ((sid) => place(sid, page))}
      >
        {commands ? (
          <FieldList
            commands={commands}
            sid={armedSid}
            page={page}
            onFindPlaceholders={onFindPlaceholders}
            formFieldCount={document?.inspection?.form?.field_count}
            onTakeForm={onTakeForm}
          />
        ) : null}
      </PlacementSide>
      {document ? (
        <PlacementPages
          key={document.version_id}
          document={document}
          signatures={signatures}
          quality={request.quality}
          placements={placements}
          commands={commands}
          armedSid={armedSid}
          newestId={newestId}
          getPageUrl={getPageUrl}
          onPageChange={setPage}
          onPlace={place}
          onMove={(id, box) => replace(id, (placement) => [{ ...placement, ...box }])}
          onMoveToPage={(id, number, box) => replace(id, (placement) => [{ ...placement, ...box, page: number - 1 }])}
          onRemove={(id) => replace(id, () => [])}
        />
      ) : (
        <div style={{ padding: theme.space[5] }}>
          <Skeleton height="60dvh" />
        </div>
      )}
    </Columns>
  );
}
