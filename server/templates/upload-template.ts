import { randomUUID } from 'node:crypto';
import { Language } from '@sigillum/api-contracts/schemas.ts';
import { uploadTemplate as contract } from '@sigillum/api-contracts/templates/upload-template.ts';
import { findSettings } from '../business/read-settings.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { implement } from '../http/implement.ts';
import { applyDefaults } from '../signature-requests/apply-defaults.ts';
import { readUsualReminders } from '../signature-requests/schedule-reminders.ts';
import { requireMember } from './access-templates.ts';
import { describeTemplate } from './describe-template.ts';
import { keepTemplate } from './keep-template.ts';
import { receiveFile } from './receive-file.ts';
import type { TemplateContent } from './tables.ts';

/** As long as a name may be. */
const longestName = 100;

export const uploadTemplate = implement(contract, async ({ body }, context) => {
  const { actor, db, services } = context;
  const { business_id: businessId } = await requireMember(db, actor);
  const { title, file, settle } = await receiveFile(context, body);
  try {
    const { quality, legislation } = await applyDefaults(services, db, actor.id, {});
    const content: TemplateContent = {
      quality,
      legislation,
      texts: [{ language: Language.safeParse(actor.lang).data ?? 'en', title, message: '' }],
      roles: [{ id: randomUUID(), kind: 'SIGNER', name: '', sequence: -1 }],
      documents: [{ id: file.id, name: title }],
      places: [],
      fields: [],
      expiry_days: null,
      reminders: readUsualReminders(await findSettings(db, businessId)),
      delegation_allowed: true,
      attach_on_success: [],
    };
    return await context.transact(async (trx) => {
      const name = title.slice(0, longestName).toWellFormed().trim();
      const id = await keepTemplate(trx, context, { businessId, name, content, files: [file] });
      return { status: 201, body: await describeTemplate(trx, actor, id) };
    }, file.blob.sha256);
  } finally {
    await settleUploads(services, settle);
  }
});
