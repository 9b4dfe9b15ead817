import type { Kysely } from 'kysely';
import { getAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import type { MailValues } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { writeVisitLink } from '../signature-requests/visit-link.ts';
import { readOwner } from './case-owner.ts';
import type { CaseRow } from './cases-repository.ts';
import type { CheckRow } from './checks-repository.ts';
import { nameWayScreen } from './name-way-screen.ts';

export type IdentificationNews = MailValues['identification']['change'];

/** News of one attempt: what there is to read and to do about it stands on the screen of its way. */
const ofAttempt: ReadonlySet<IdentificationNews> = new Set([
  'FAILED',
  'APPOINTMENT_SOON',
  'APPOINTMENT_MOVED',
  'APPOINTMENT_CANCELLED',
]);

/**
 * Writes to the person of a case what has happened to it, in the caller's transaction. Never what stands in the document, nor why it was
 * refused: that is told on the page alone. `at`: the moment that it is about.
 */
export async function tellPerson(
  services: Services,
  trx: Kysely<Database>,
  row: Pick<CaseRow, 'user_id' | 'sid' | 'legislation'> & Partial<Pick<CaseRow, 'kind'>>,
  { change, at }: { change: IdentificationNews; at?: Date },
): Promise<void> {
  const owner = readOwner(row);
  const { legislation, kind } = row;
  const attempt = kind && ofAttempt.has(change) ? { legislation, kind } : undefined;
  const recipient =
    'userId' in owner
      ? await findAccount(services, trx, owner.userId, attempt)
      : await findVisitor(services, trx, owner.sid, change);
  if (!recipient) return;
  const { url, goal, ...reached } = recipient;
  await queueMail(services, trx, {
    ...reached,
    template: 'identification',
    values: { change, legislation, url, ...(goal && { goal }), ...(at && { at }) },
  });
}

/** Writes to the person of a record of a colleague's check that it ends or has ended, in the caller's transaction. */
export async function tellCheckedPerson(
  services: Services,
  trx: Kysely<Database>,
  { user_id, business_id, expires_at: at }: CheckRow,
  change: Extract<IdentificationNews, `IN_PERSON_${string}`>,
): Promise<void> {
  const { name: businessName } = await trx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow();
  const { url, ...reached } = await findAccount(services, trx, user_id);
  await queueMail(services, trx, { ...reached, template: 'identification', values: { change, businessName, url, at } });
}

interface Recipient {
  to: string;
  language: string;
  /** Where the person goes on. */
  url: string;
  goal?: MailValues['identification']['goal'];
}

async function findAccount(
  { config }: Services,
  trx: Kysely<Database>,
  userId: string,
  attempt?: Pick<CaseRow, 'legislation' | 'kind'>,
): Promise<Recipient> {
  const { email, lang } = await getAccount(trx, userId);
  const recipient = { to: email, language: lang };
  const root = `${config.publicUrl}/profile/signature-standards`;
  return attempt
    ? { ...recipient, url: new URL(`${root}/${nameWayScreen(attempt)}`).href, goal: 'identification' }
    : { ...recipient, url: root };
}

/**
 * A visitor's way on is the link: to the document once it can be signed, before that to the identification, whose page says how it stands.
 * Whose signature is no longer to be made is told nothing.
 */
async function findVisitor(
  services: Services,
  trx: Kysely<Database>,
  sid: string,
  change: IdentificationNews,
): Promise<Recipient | undefined> {
  const visitor = await trx
    .selectFrom('signatures')
    .select(['sid', 'request_id', 'visit_encrypted', 'email', 'language', 'status'])
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  const goal = change === 'ACTIVE' ? 'document' : 'identification';
  const url = writeVisitLink(services, visitor, goal === 'document' ? 'view' : 'direct-sign/identification');
  const isOpen = visitor.status === 'OPEN' || visitor.status === 'WAITING';
  return isOpen && url ? { to: visitor.email, language: visitor.language, url, goal } : undefined;
}
