import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DocumentSignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { judgePlacement } from './placement-rules.ts';
import type { DocumentRow } from '../requests/request-repository.ts';

/** A signer signs every document unless told otherwise: one row each, made when either is added. */
export async function linkSignatures(
  trx: Kysely<Database>,
  sids: readonly string[],
  documentIds: readonly string[],
): Promise<void> {
  const rows = sids.flatMap((sid) => documentIds.map((document_id) => ({ sid, document_id })));
  if (rows.length) await trx.insertInto('document_signatures').values(rows).execute();
}

/** Makes a signer sign these documents of the request alone; marks and fields in others go. */
export async function scopeSigner(trx: Kysely<Database>, sid: string, documentIds: readonly string[]): Promise<void> {
  await trx.updateTable('signatures').set({ signs_listed_only: true }).where('sid', '=', sid).execute();
  await trx
    .deleteFrom('document_signatures')
    .where('sid', '=', sid)
    .where('document_id', 'not in', documentIds)
    .execute();
  await trx
    .insertInto('document_signatures')
    .values(documentIds.map((document_id) => ({ sid, document_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sets or clears the visible mark of one signer on the listed documents; refuses a place that is not on the page. */
export async function placeSignatures(
  trx: Kysely<Database>,
  sid: string,
  placements: readonly z.output<typeof DocumentSignatureInput>[],
  documents: readonly DocumentRow[],
): Promise<void> {
  for (const { document_id, visual_signature } of placements) {
    const document = documents.find(({ id }) => id === document_id);
    if (!document) throw refuse('error.not_found');
    if (visual_signature) {
      const { signatureFields } = document.inspection;
      const fieldNames = signatureFields.filter(({ signed }) => !signed).map(({ name }) => name);
      const problem = judgePlacement(visual_signature, { pages: document.pages, fieldNames });
      const isUnknown = problem === 'error.sr.form_field_unknown';
      if (problem) throw refuse(problem, isUnknown ? { details: { fields: fieldNames } } : {});
    }
    await trx
      .updateTable('document_signatures')
      .set({ visual_signature: visual_signature && JSON.stringify(visual_signature) })
      .where('sid', '=', sid)
      .where('document_id', '=', document_id)
      .execute();
  }
}
