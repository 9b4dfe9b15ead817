import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { findSettings } from '../business/read-settings.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Context } from '../http/implement.ts';
import { regulateQuality } from '../rules/regulate.ts';
import { applyDefaults } from './apply-defaults.ts';
import { requireAhead, requireQuality } from './quality-rules.ts';

interface Wanted {
  quality?: Quality | undefined;
  legislation?: Legislation | undefined;
  expiration_date?: string | null | undefined;
}

type DraftCall = Pick<Context, 'db' | 'now' | 'services'> & { actor: AccountActor };

/**
 * What an account's new draft begins with: the organisation that it belongs to, and the fields with the caller's defaults and under the
 * organisation's rules; of a program of tests a test. Counts the documents among the caller's uploads. Throws a refusal.
 */
export async function prepareDraft<Fields extends Wanted>(
  { actor, db, now, services }: DraftCall,
  wanted: Fields,
  documentCount: number,
): Promise<{ businessId: string | null; fields: Fields & { quality: Quality; legislation: Legislation } }> {
  const businessId = await requireUpload(services, db, actor.id, now);
  if (documentCount) await countForAccount(db, 'uploads', { userId: actor.id, now, weight: documentCount });
  const usual = await applyDefaults(services, db, actor.id, wanted);
  const isTest = actor.kind === 'api' && actor.environment === 'DEMO';
  const { part11 } = (await findSettings(db, businessId)).signatureRequests;
  const fields = { ...usual, quality: isTest ? ('DEMO' as const) : regulateQuality(usual.quality, part11.enabled) };
  await requireQuality(services, isTest ? fields.quality : wanted.quality, fields.legislation);
  requireAhead(wanted.expiration_date, now);
  return { businessId, fields };
}
