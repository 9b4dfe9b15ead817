import { listMessages as contract } from '@sigillum/api-contracts/operator/list-messages.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { cutPage, pageRows } from './cut-page.ts';
import { requireOperator } from './require-operator.ts';

export const listMessages = implement(contract, async ({ query: { channel, ...query } }, { actor, db }) => {
  await requireOperator(db, actor);
  const { rows, hasMore } = cutPage(await (channel === 'mail' ? listMails(db, query) : listTexts(db, query)));
  return {
    status: 200,
    body: {
      messages: rows.map(({ created_at, sent_at, ...row }) => ({
        ...row,
        createdAt: created_at.toISOString(),
        sentAt: sent_at && sent_at.toISOString(),
      })),
      hasMore,
    },
  };
});

interface Wish {
  to?: string | undefined;
  after?: string | undefined;
}

/** From the newest where the message is there no more. */
const isBehind = (table: 'mails' | 'sms_messages', after: string) =>
  sql<boolean>`coalesce((created_at, id) < (select created_at, id from ${sql.table(table)} where id = ${after}), true)`;

// The subject stays where it is: titles of documents stand in it.
const listMails = (db: Kysely<Database>, { to, after }: Wish) =>
  db
    .selectFrom('mails')
    .select(['id', 'to_address as to', 'template', 'locale', 'created_at', 'sent_at'])
    .$if(to !== undefined, (all) => all.where((is) => is(is.fn('lower', ['to_address']), '=', to!.toLowerCase())))
    .$if(after !== undefined, (all) => all.where(isBehind('mails', after!)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows)
    .execute();

const listTexts = (db: Kysely<Database>, { to, after }: Wish) =>
  db
    .selectFrom('sms_messages')
    .select(['id', 'to_number as to', 'template', 'locale', 'created_at', 'sent_at'])
    .$if(to !== undefined, (all) => all.where('to_number', '=', to!.replaceAll(/\D/g, '')))
    .$if(after !== undefined, (all) => all.where(isBehind('sms_messages', after!)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows)
    .execute();
