import { listMessages as contract } from '@sigillum/api-contracts/operator/list-messages.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { requireOperator } from './require-operator.ts';

const most = 100;

export const listMessages = implement(contract, async ({ query: { channel, to } }, { actor, db }) => {
  await requireOperator(db, actor);
  const rows = channel === 'mail' ? await listMails(db, to) : await listTexts(db, to);
  return {
    status: 200,
    body: {
      messages: rows.map(({ created_at, sent_at, ...row }) => ({
        ...row,
        createdAt: created_at.toISOString(),
        sentAt: sent_at && sent_at.toISOString(),
      })),
    },
  };
});

// The subject stays where it is: titles of documents stand in it.
const listMails = (db: Kysely<Database>, to: string | undefined) =>
  db
    .selectFrom('mails')
    .select(['id', 'to_address as to', 'template', 'locale', 'created_at', 'sent_at'])
    .$if(to !== undefined, (all) => all.where((is) => is(is.fn('lower', ['to_address']), '=', to!.toLowerCase())))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

const listTexts = (db: Kysely<Database>, to: string | undefined) =>
  db
    .selectFrom('sms_messages')
    .select(['id', 'to_number as to', 'template', 'locale', 'created_at', 'sent_at'])
    .$if(to !== undefined, (all) => all.where('to_number', '=', to!.replaceAll(/\D/g, '')))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
