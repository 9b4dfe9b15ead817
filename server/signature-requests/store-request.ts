import type { Kysely } from 'kysely';
import type { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import type { Database } from '../database/schema.ts';
import { chooseAttached } from '../business/mail-service.ts';
import { findSettings } from '../business/read-settings.ts';
import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { HandlerInput } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { applyDefaults } from './apply-defaults.ts';
import type { Opened } from './laid-as-sent.ts';
import { readUsualReminders } from './schedule-reminders.ts';
import { type ColleagueChanges, nameColleagues } from './name-colleagues.ts';

export interface NewRequest {
  id: string;
  ownerId: string;
  /** Null: claimed by an account that belongs to none. */
  businessId: string | null;
  origin: 'WEB' | 'API';
  /** Of the business, where they were read already. */
  settings?: Settings | undefined;
  /** The API user that makes it. */
  apiUsername?: string | null;
  /** With the owner's defaults. */
  fields: Omit<
    Awaited<ReturnType<typeof applyDefaults<HandlerInput<typeof createSignatureRequest>['body']>>>,
    'signatures' | 'observers' | 'documents'
  >;
  /** The request of which it is a corrected version, and why. */
  corrects?: { id: string; reason: string } | undefined;
  /** Laid down as it is once it was sent: the same transaction does that. */
  opened?: Opened | undefined;
  now: Date;
}

/** Adds an empty draft with its owner's access, and that of the colleagues whom it names. */
export async function storeRequest(
  trx: Kysely<Database>,
  { id, ownerId, businessId, origin, apiUsername = null, fields, corrects, opened, now, ...known }: NewRequest,
): Promise<ColleagueChanges & { isInTeam: boolean }> {
  const settings = known.settings ?? (await findSettings(trx, businessId));
  const row = {
    id,
    owner_id: ownerId,
    business_id: businessId,
    title: fields.title,
    message: fields.message ?? '',
    quality: fields.quality,
    legislation: fields.legislation,
    status: 'DRAFT' as 'DRAFT' | 'OPEN',
    origin,
    api_username: apiUsername,
    expiration_date: fields.expiration_date ? new Date(fields.expiration_date) : null,
    delegation_allowed: fields.delegation_allowed ?? true,
    attach_on_success: chooseAttached(settings, fields.attach_on_success),
    reminders: fields.reminders ?? readUsualReminders(settings),
    custom: fields.custom ?? null,
    callback_success_url: fields.callback_success_url ?? null,
    callback_update_url: fields.callback_update_url ?? null,
    callback_error_url: fields.callback_error_url ?? null,
    corrects_id: corrects?.id ?? null,
    correction_reason: corrects?.reason ?? null,
    created_at: now,
    updated_at: now,
    ...opened,
  };
  await trx
    .with('request', (db) => db.insertInto('signature_requests').values(row))
    .insertInto('request_access')
    .values({ request_id: id, user_id: ownerId, level: 'owner' })
    .execute();
  const { read_access: readers, write_access: writers } = fields;
  const isInTeam = fields.team_inbox ?? (businessId !== null && settings.signatureRequests.teamInbox.enabled);
  if (isInTeam && businessId === null) throw refuse('error.sr.no_team');
  if (isInTeam && businessId !== null)
    await trx.insertInto('team_requests').values({ request_id: id, business_id: businessId, put_at: now }).execute();
  return { ...(await nameColleagues(trx, { requestId: id, ownerId, businessId, readers, writers, now })), isInTeam };
}
