import { listPositions } from '@sigillum/api-contracts/signature-requests/list-positions.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fieldLimits, type RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { AcceptedPlaceholder } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { listFields } from '../requests/request-fields.ts';
import { listDocuments, listDocumentSignatures } from '../requests/request-repository.ts';
import { placeOverWords } from './place-over-words.ts';
import { placeSignatures } from './place-signatures.ts';
import { requireSoundFields } from './require-sound-fields.ts';
import type { SearchedPlaceholder } from './search-placeholders.ts';
import { storeFields } from './store-fields.ts';

/** A placeholder as it was found, and as it was accepted. */
export interface AcceptedPlace extends SearchedPlaceholder {
  accepted: AcceptedPlaceholder;
}

/** Of one person in one document, as for `positions` (inputs.ts). */
const mostSignatures = 100;

/** Makes fields and places of signatures of accepted placeholders in a claimed draft. Throws for a signer who does not sign the document. */
export async function placeAccepted(
  trx: Kysely<Database>,
  requestId: string,
  accepted: readonly AcceptedPlace[],
): Promise<void> {
  const documents = await listDocuments(trx, requestId);
  const rows = await listDocumentSignatures(trx, requestId);
  const isSigning = (sid: string, id: string) => rows.some((row) => row.sid === sid && row.document_id === id);
  const known = await listFields(trx, requestId);
  const added = accepted.filter((one) => one.accepted.kind !== 'signature').map(makeField);
  if (known.length + added.length > fieldLimits.fields) throw refuse('error.placeholder.too_many');
  if (added.length) {
    await requireSoundFields(added, {
      documents: new Map(documents.map(({ id, inspection }) => [id, inspection])),
      isSigning,
    });
    await storeFields(trx, known, [...known.map(({ value: _, isSaved: __, ...field }) => field), ...added]);
  }
  const marks = Map.groupBy(
    accepted.filter((one) => one.accepted.kind === 'signature'),
    (one) => `${one.accepted.sid}/${one.document.id}`,
  );
  for (const list of marks.values()) {
    const [
      {
        accepted: { sid },
        document,
      },
    ] = list as [AcceptedPlace];
    const row = rows.find((one) => one.sid === sid && one.document_id === document.id);
    if (!row) throw refuse('error.not_found');
    const { image } = row.visual_signature ?? {};
    const all = [
      ...listPositions(row.visual_signature),
      ...list.map((one) => ({ ...positionOf(one), rotation: 0 as const })),
    ];
    if (all.length > mostSignatures) throw refuse('error.placeholder.too_many');
    const place = all.length === 1 ? { position: all[0]! } : { positions: all };
    const mark = { ...place, ...(image && { image }) } as Parameters<
      typeof placeSignatures
    >[2][number]['visual_signature'];
    await placeSignatures(trx, sid, [{ document_id: document.id, visual_signature: mark }], documents);
  }
}

const positionOf = ({ accepted, found, document }: AcceptedPlace) =>
  placeOverWords(accepted.kind, found.boxes[0]!, document.pages[found.pageIndex]!, found.pageIndex);

function makeField(place: AcceptedPlace): RequestField {
  const { accepted, document, placeholder } = place;
  const { kind, sid, label } = accepted;
  return {
    id: randomUUID(),
    document_id: document.id,
    sid,
    kind: kind as RequestField['kind'],
    label,
    // A box that must be ticked is no question.
    required: kind !== 'checkbox',
    rules: kind === 'choice' && placeholder.choices.length > 0 ? { choices: placeholder.choices } : {},
    default_value: '',
    position: positionOf(place),
    condition: null,
  };
}
