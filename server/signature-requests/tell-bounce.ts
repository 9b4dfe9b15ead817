import type { Services } from '../services.ts';
import { noteRefusedMail } from './note-refused-mail.ts';

/** The job: a mail that came back for ever is as one that its server never took. */
export async function tellBounce({ db, now }: Pick<Services, 'db' | 'now'>, mailId: string): Promise<void> {
  const mail = await db
    .selectFrom('mails')
    .select(['to_address as to', 'template'])
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (mail) await noteRefusedMail({ db, now }, mail);
}
