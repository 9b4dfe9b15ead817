import type { programDocumentStates } from '@sigillum/api-contracts/machine/document-states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { validationExample } from '@sigillum/api-contracts/machine/examples.ts';
import { keepValidation } from './kept-validations.ts';

export const programDocumentStateHandlers: StateHandlers<typeof programDocumentStates> = {
  async 'a program has a document'({ businessId, username, id, title, at, heldBy }, { services }) {
    const { blobs, db } = services;
    const { sha256, size } = await blobs.put(buildSamplePdf(title));
    const inspection = JSON.stringify(await inspectUpload(services, sha256));
    const [created_at, updated_at] = [new Date(at), new Date(at)];
    const values = { id, business_id: businessId, username, title, blob: sha256, size, inspection };
    await db
      .insertInto('program_documents')
      .values({ ...values, created_at, updated_at })
      .execute();
    if (heldBy)
      await db.updateTable('documents').set({ source_id: id }).where('request_id', '=', heldBy.requestId).execute();
  },

  async 'a document was validated'({ username, id }, { services }) {
    await keepValidation(services.db, { username }, { ...validationExample, id }, services.now());
  },
};
