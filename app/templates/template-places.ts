import { listPositions } from '@sigillum/api-contracts/signature-requests/list-positions.ts';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Template, TemplateField } from '@sigillum/api-contracts/templates/schemas.ts';
import type { SignerChange } from '../signature-requests/draft-change.ts';
import type { PlacedRequest } from '../signature-requests/components/place-step.tsx';
import type { WrittenTemplate } from './write-template.ts';

type Places = WrittenTemplate['places'];

/** A template as the page that places signatures looks at a request: each role that signs is a signer with the role’s name. */
export const showAsRequest = (
  { roles, documents, quality }: Template,
  places: Places,
  nameRole: (id: string) => string,
): PlacedRequest => ({
  quality,
  documents,
  signatures: roles
    .filter(({ kind }) => kind === 'SIGNER')
    .map(({ id, sequence }) => ({
      sid: id,
      sequence,
      signer_identity_data: { first_name: nameRole(id), last_name: null, email_address: '' },
      document_signatures: documents.map(({ id: documentId }) => ({
        document_id: documentId,
        visual_signature: {
          positions: places.flatMap(({ role_id, document_id, position }) =>
            position && role_id === id && document_id === documentId ? [{ rotation: 0, ...position }] : [],
          ),
        },
      })),
    })),
});

/** The places after signers were placed anew: whoever moves them has looked at them. */
export const placeAnew = (places: Places, changes: readonly SignerChange[]): Places =>
  changes.reduce<Places>(
    (before, { sid, document_signatures: marks = [] }) =>
      marks.reduce<Places>((left, { document_id, visual_signature: mark }) => {
        const others = left.filter((place) => place.role_id !== sid || place.document_id !== document_id);
        return [...others, ...listPositions(mark).map((position) => ({ role_id: sid, document_id, position }))];
      }, before),
    places,
  );

/** A template’s fields as those of a request, whose signers are the roles. */
export const showFields = (fields: readonly TemplateField[]): FilledField[] =>
  fields.map(({ role_id: sid, is_doubtful: _, ...field }) => ({ ...field, sid, value: '' }));

/** The other way round: whoever saves the pages has looked at them. */
export const keepFields = (fields: readonly FilledField[]): TemplateField[] =>
  fields.map(({ sid, value: _, ...field }) => ({ ...field, role_id: sid, is_doubtful: false }));
