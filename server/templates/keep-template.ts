import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { TemplateContent } from './tables.ts';
import { appendVersion, requireFreePlace, storeTemplateFile, type KeptFile } from './templates-repository.ts';

interface NewTemplate {
  businessId: string;
  name: string;
  content: TemplateContent;
  files: readonly KeptFile[];
}

/** Lays a template down with its files and its first version. Answers its id. */
export async function keepTemplate(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { businessId, name, content, files }: NewTemplate,
): Promise<string> {
  const { actor, now, services } = call;
  // Locks the organisation: of two that would be one too many, one is refused.
  await appendBusinessEvents(trx, call, businessId, [{ name: 'TEMPLATE_CREATED', data: { subject: name } }]);
  await requireFreePlace(trx, businessId);
  const id = randomUUID();
  const row = { id, name, sharing: 'NONE' as const };
  await trx
    .insertInto('templates')
    .values({
      ...row,
      business_id: businessId,
      owner_id: actor.id,
      version: 1,
      content: JSON.stringify(content),
      created_at: now,
      updated_at: now,
    })
    .execute();
  for (const file of files) await storeTemplateFile(services, trx, id, file, now);
  await appendVersion(trx, { ...row, number: 1, content, changes: ['CREATED'], changedBy: actor.id, now });
  return id;
}
