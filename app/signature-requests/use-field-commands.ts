import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { type Box, clampBox, type Size } from '@sigillum/design-system';
import { makeId } from '../common/make-id.ts';
import { namePerson } from '../common/name-person.ts';
import { useModals } from '../modals/modals.tsx';
import { fieldDialog } from './dialogs.ts';
import { copyToPages, type FieldForm, firstSizes, insertField, keepOwn, leastField, readField } from './make-field.ts';
import type { FieldsEditor } from './use-request-fields.ts';

/** Where a new field of a page begins: below the lowest one, or near its top. */
function findSpot(page: Size, size: Size, taken: readonly Box[]): Box {
  const lowest = Math.max(36, ...taken.map(({ y, height }) => y + height + 8));
  const y = lowest + size.height > page.height - 20 ? 36 : lowest;
  return clampBox({ x: 48, y, ...size }, page, leastField);
}

/** As much of a signer as is needed to name the person and to know the documents. */
type FieldSigner = Pick<Signature, 'sid' | 'document_signatures'> & {
  signer_identity_data: Pick<Signature['signer_identity_data'], 'first_name' | 'last_name' | 'email_address'>;
};

const nameSigner = ({ signer_identity_data: person }: FieldSigner) =>
  namePerson(person.first_name, person.last_name, person.email_address);

/** What one does to the fields of the document that is shown. */
export function useFieldCommands(
  editor: FieldsEditor | undefined,
  {
    document,
    documentId,
    signatures,
  }: {
    document: Pick<Document, 'pages'> | undefined;
    documentId: string;
    signatures: readonly FieldSigner[];
  },
) {
  const { dialogs } = useModals();
  if (!editor || !document) return undefined;
  const { fields, put } = editor;
  const signers = signatures
    .filter(({ document_signatures }) => document_signatures.some((row) => row.document_id === documentId))
    .map((signature) => ({ sid: signature.sid, name: nameSigner(signature) }));
  const { pages } = document;

  function ask(field: FilledField, order: number, isNew: boolean) {
    const others = fields.filter(({ id }) => id !== field.id);
    const asked = { field, isNew, order, signers, others, pageCount: pages.length };
    dialogs.open(fieldDialog, asked, async (form: FieldForm) => {
      const made = readField(form, { id: field.id, documentId });
      if (field.form_field !== undefined) {
        await put(insertField(fields, keepOwn(made, field), form.order));
        return;
      }
      const page = pages[form.page - 1];
      // A kind that was chosen in the dialog comes in its own size.
      const isResized = isNew && form.kind !== field.kind && form.width === field.position.width;
      const box = { ...made.position, ...(isResized && firstSizes[form.kind]) };
      if (page) made.position = { page: made.position.page, ...clampBox(box, page, leastField) };
      const copies = form.everyPage ? copyToPages(made, pages, makeId) : [];
      await put([...insertField(fields, made, form.order), ...copies]);
    });
  }

  return {
    signers,
    /** Those of the document that is shown. */
    fields: fields.filter((field) => field.document_id === documentId),
    /** Asks for a new field; `pageNumber` from 1. */
    add(pageNumber: number, wanted: string | undefined) {
      const page = pages[pageNumber - 1];
      const signer = signers.find(({ sid }) => sid === wanted) ?? signers[0];
      if (!page || !signer) return;
      const index = String(pageNumber - 1);
      const taken = fields.filter((field) => field.document_id === documentId && field.position.page === index);
      const spot = findSpot(
        page,
        firstSizes.text,
        taken.map(({ position }) => position),
      );
      const common = { required: true, rules: {}, default_value: '', condition: null, value: '' };
      const place = { document_id: documentId, sid: signer.sid, position: { page: index, ...spot } };
      ask({ ...common, ...place, id: makeId(), kind: 'text', label: '' }, fields.length + 1, true);
    },
    change(id: string) {
      const at = fields.findIndex((field) => field.id === id);
      if (fields[at]) ask(fields[at], at + 1, false);
    },
    move(id: string, page: number, { x, y, width, height }: Box) {
      // One of the document's own form stays where that has it.
      if (fields.find((field) => field.id === id)?.form_field !== undefined) return;
      editor.move(id, { page: String(page), x, y, width, height });
    },
    remove: editor.remove,
  };
}
export type FieldCommands = NonNullable<ReturnType<typeof useFieldCommands>>;
