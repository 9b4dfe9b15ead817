import { sql, type Kysely } from 'kysely';
import { normaliseEmail, findAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import { systemCall } from '../evidence/append-event.ts';
import { hasSecondFactor, readFactors } from '../two-step/factors.ts';
import { checkChain } from './check-chain.ts';
import { appendOperatorEvent } from './append-operator-event.ts';

const usage = `npm run operators -- list
    who runs this installation, and since when
npm run operators -- add ADDRESS
    lets the account of this address into /operator; it logs in with a second step
npm run operators -- remove ADDRESS
    takes that back at once
npm run operators -- check
    checks the whole chain of what operators did, from its first act`;

/** The words were not understood, or name somebody who is not there; the message is for the operator. */
export class OperatorCommandError extends Error {
  override readonly name = 'OperatorCommandError';
}

/** What a command works on, and how it speaks. */
export interface OperatorCommandInput {
  db: Kysely<Database>;
  now: Date;
  say: (line: string) => void;
}

/** Does what `npm run operators -- …` asks for. Throws OperatorCommandError. */
export async function runOperatorCommand(words: readonly string[], input: OperatorCommandInput): Promise<void> {
  const [command, address, ...rest] = words;
  if (command === 'list' && address === undefined) return list(input);
  if (command === 'check' && address === undefined) return check(input);
  if (address === undefined || rest.length) throw new OperatorCommandError(usage);
  if (command === 'add') return add(address, input);
  if (command === 'remove') return remove(address, input);
  throw new OperatorCommandError(usage);
}

async function list({ db, say }: OperatorCommandInput): Promise<void> {
  const rows = await db
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.user_id')
    .select(['users.email', 'operators.added_at'])
    .orderBy('operators.added_at')
    .orderBy(sql`users.email`)
    .execute();
  if (!rows.length) return say('Nobody is an operator.');
  for (const { email, added_at } of rows) say(`${email}  since ${added_at.toISOString()}`);
}

async function check({ db, now, say }: OperatorCommandInput): Promise<void> {
  const { seq, is_intact } = await db.transaction().execute(async (trx) => {
    await appendOperatorEvent(trx, systemCall(now), { act: 'EVENTS_CHECKED' });
    return checkChain(trx, now, { isWhole: true });
  });
  if (is_intact) return say(`The chain is whole: ${seq} acts.`);
  throw new OperatorCommandError(`The chain is BROKEN: after act ${seq} one was changed or taken out.`);
}

async function find(address: string, { db }: OperatorCommandInput) {
  const account = await findAccount(db, normaliseEmail(address));
  if (!account) throw new OperatorCommandError(`There is no account of ${address}. Nothing was changed.`);
  return account;
}

async function add(address: string, input: OperatorCommandInput): Promise<void> {
  const { db, now, say } = input;
  const { id, email, email_verified: isConfirmed } = await find(address, input);
  if (!isConfirmed) throw new OperatorCommandError(`${email} has not been confirmed. Nothing was changed.`);
  const isNew = await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('operators')
      .values({ user_id: id, added_at: now })
      .onConflict((known) => known.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    await appendOperatorEvent(trx, systemCall(now), { act: 'OPERATOR_ADDED', subject: email });
    return true;
  });
  say(isNew ? `${email} is an operator.` : `${email} was an operator already. Nothing was changed.`);
  if (!hasSecondFactor(await readFactors(db, id)))
    say('The room at /operator opens once a second step is set up (/profile/security) and used to log in.');
}

async function remove(address: string, input: OperatorCommandInput): Promise<void> {
  const { db, now, say } = input;
  const { id, email } = await find(address, input);
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('operators').where('user_id', '=', id).executeTakeFirstOrThrow();
    if (!numDeletedRows) throw new OperatorCommandError(`${email} is no operator. Nothing was changed.`);
    await appendOperatorEvent(trx, systemCall(now), { act: 'OPERATOR_REMOVED', subject: email });
  });
  say(`${email} is no operator any more.`);
}
