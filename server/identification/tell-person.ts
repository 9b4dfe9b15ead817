import type { Kysely } from 'kysely';
import { getAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import type { MailValues } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import type { CaseRow } from './cases-repository.ts';

export type IdentificationNews = MailValues['identification']['change'];

/**
 * Writes to the person of a case what has happened to it, in the caller's transaction. Never what stands in the document, nor why it was
 * refused: that is told on the page alone. `at`: the moment that it is about.
 */
export async function tellPerson(
  services: Services,
  trx: Kysely<Database>,
  { user_id, legislation }: Pick<CaseRow, 'user_id' | 'legislation'>,
  { change, at }: { change: IdentificationNews; at?: Date },
): Promise<void> {
  const { email, lang } = await getAccount(trx, user_id);
  const url = `${services.config.publicUrl}/profile/signature-standards`;
  await queueMail(services, trx, {
    to: email,
    language: lang,
    template: 'identification',
    values: { change, legislation, url, ...(at && { at }) },
  });
}
