import { randomUUID } from 'node:crypto';
import type { templatesStates } from '@sigillum/api-contracts/templates/states.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import type { StateHandlers } from '../testing/states.ts';
import type { TemplateContent } from './tables.ts';
import { appendVersion, storeTemplateFile } from './templates-repository.ts';

export const templatesStateHandlers: StateHandlers<typeof templatesStates> = {
  async 'a business has a template'(state, { services }) {
    const { id, businessId, ownerId, name, title, language, documentId, sharing, hasDoubts } = state;
    const { blobs, db } = services;
    const now = services.now();
    const blob = await blobs.put(buildSamplePdf(title));
    const inspection = await inspectUpload(services, blob.sha256);
    const content: TemplateContent = {
      quality: 'SES',
      legislation: 'ZERTES',
      texts: [{ language, title, message: '' }],
      roles: [
        { id: state.signerRoleId, kind: 'SIGNER', name: 'Tenant', sequence: -1 },
        { id: state.observerRoleId, kind: 'OBSERVER', name: 'Administration', sequence: -1 },
      ],
      documents: [{ id: documentId, name: title }],
      places: [
        {
          role_id: state.signerRoleId,
          document_id: documentId,
          position: { page: '0', x: 72, y: 640, width: 180, height: 84, rotation: 0 },
          is_doubtful: hasDoubts,
        },
      ],
      fields: [
        {
          id: state.fieldId,
          role_id: state.signerRoleId,
          document_id: documentId,
          kind: 'text',
          label: 'Company',
          required: true,
          rules: {},
          default_value: '',
          position: { page: '0', x: 72, y: 580, width: 180, height: 22 },
          condition: null,
          is_doubtful: false,
        },
      ],
      expiry_days: 30,
      reminders: { after_days: [2, 5], before_deadline_days: [1] },
      delegation_allowed: true,
      attach_on_success: [],
    };
    const moments = { created_at: now, updated_at: now };
    const row = { id, business_id: businessId, owner_id: ownerId, name, sharing, version: 1, ...moments };
    await db
      .insertInto('templates')
      .values({ ...row, content: JSON.stringify(content) })
      .execute();
    await db
      .transaction()
      .execute((trx) => storeTemplateFile(services, trx, id, { id: documentId, blob, inspection }, now));
    await appendVersion(db, { id, number: 1, name, sharing, content, changes: ['CREATED'], changedBy: ownerId, now });
  },

  async 'a business has a batch'(state, { services: { db, now } }) {
    const { id, businessId, name, email, rowState, requestId, isBusy, username } = state;
    const program =
      username !== undefined &&
      (await db.selectFrom('api_users').select('user_id').where('username', '=', username).executeTakeFirstOrThrow());
    const ownerId = program ? program.user_id : state.ownerId;
    const person = { role_id: randomUUID(), email };
    const row = { key: 'K1', people: [person], text: { language: 'en', title: name, message: '' }, values: {} };
    await db
      .insertInto('batches')
      .values({
        ...{ id, name, business_id: businessId, owner_id: ownerId, template_name: 'Lease', template_version: 1 },
        ...{ content: JSON.stringify({}), origin: 'WEB', ip: '', zone: 'UTC', row_count: 1, created_at: now() },
        ...(isBusy && { act: 'REMIND', act_by: ownerId }),
      })
      .execute();
    await db
      .insertInto('batch_rows')
      .values({
        ...{ batch_id: id, number: 1, key_hash: 'x', key: 'K1', state: rowState, created_at: now() },
        content: rowState === 'SENT' ? null : JSON.stringify(row),
        reason: rowState === 'FAILED' ? 'error.sr.mobile_required' : null,
        request_id: requestId ?? null,
      })
      .execute();
  },

  async 'a business has as many templates as it can keep'({ businessId, ownerId }, { services: { db, now } }) {
    const moments = { created_at: now(), updated_at: now() };
    const content = JSON.stringify({ roles: [], documents: [], places: [], fields: [] });
    const row = {
      business_id: businessId,
      owner_id: ownerId,
      sharing: 'NONE',
      version: 1,
      content,
      ...moments,
    } as const;
    const rows = Array.from({ length: 1000 }, (_, index) => ({ id: randomUUID(), name: `Template ${index}`, ...row }));
    await db.insertInto('templates').values(rows).execute();
  },
};
