import { GroupAllowance } from '@sigillum/api-contracts/operator/schemas.ts';
import { FreePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { sql, type Kysely } from 'kysely';
import { findAccount, lockAccount } from '../accounts/user-repository.ts';
import { findMembership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import { operatorCall } from '../evidence/append-event.ts';
import { readPaymentMethod } from '../rules/read-payment-method.ts';
import { allowGroups } from './allow-groups.ts';
import { changePlan, type PlanChange } from './change-plan.ts';
import { givePlan, giveTrial, open, shut } from './plan-wishes.ts';

const usage = `npm run plans -- list
    all businesses with their plans, how they pay, and until when they try it out
npm run plans -- set BUSINESS PLAN [SEATS]
    an invoice is paid or a contract is signed: from now on the business has this plan of the catalogue and pays by invoice; without
    SEATS nobody counts its people
npm run plans -- chargebee BUSINESS CUSTOMER
    from now on the business pays as this customer of Chargebee, whose portal its administrators then reach
npm run plans -- block BUSINESS
    shuts it: its people sign and download, and nobody sends anything
npm run plans -- unblock BUSINESS
    opens it again, as one that pays by invoice
npm run plans -- trial BUSINESS DATE
    lets it try everything until the end of this day (2026-12-31, UTC)
npm run plans -- groups BUSINESS GROUPS PEOPLE
    how many groups of signers the business may have, and of how many people each; what is larger already stays
npm run plans -- free PERSON PLAN
    the free plan of somebody without a business (PERSON is the address), while plans are sold
BUSINESS is the id of a business, or the address of somebody who belongs to it`;

/** The words were not understood, or name something that is not there; the message is for the operator. */
export class PlanCommandError extends Error {
  override readonly name = 'PlanCommandError';
}

/** What a command works on, and how it speaks. */
export interface PlanCommandInput {
  db: Kysely<Database>;
  /** Names of the plans that may be given. */
  plans: readonly string[];
  /** Plans are sold here. */
  isSold: boolean;
  now: Date;
  say: (line: string) => void;
}

/** Does what `npm run plans -- …` asks for. Throws PlanCommandError. */
export async function runPlanCommand(words: readonly string[], input: PlanCommandInput): Promise<void> {
  const [command, business, ...rest] = words;
  if (command === 'list' && business === undefined) return list(input);
  if (business === undefined) throw new PlanCommandError(usage);
  if (command === 'set' && (rest.length === 1 || rest.length === 2))
    return change(business, givePlan(readPlan(rest[0]!, input), readSeats(rest[1])), input);
  if (command === 'chargebee' && rest.length === 1) return setCustomer(business, rest[0]!, input);
  if (command === 'block' && rest.length === 0) return change(business, shut, input);
  if (command === 'unblock' && rest.length === 0) return unblock(business, input);
  if (command === 'groups' && rest.length === 2) return setGroups(business, rest, input);
  if (command === 'free' && rest.length === 1) return giveFreePlan(business, rest[0]!, input);
  if (command === 'trial' && rest.length === 1) return change(business, readTrial(rest[0]!, input), input);
  throw new PlanCommandError(usage);
}

async function list({ db, now, say }: PlanCommandInput): Promise<void> {
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'name', 'plan', 'payment_method', 'seats', 'trial_ends_at'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  if (!rows.length) return say('There is no business.');
  for (const row of rows) say(describe(row, now));
}

const describe = (row: Standing & { id: string; name: string }, now: Date) =>
  `${row.id}  ${row.name}  ${tell(row, now)}`;

interface Standing {
  plan: string;
  payment_method: string;
  seats: number | null;
  trial_ends_at: Date | null;
}

function tell(row: Standing, now: Date): string {
  const method = readPaymentMethod(row, now);
  const until = method === 'TRIALING' && row.trial_ends_at ? ` until ${row.trial_ends_at.toISOString()}` : '';
  return `${row.plan}  ${method}${until}  ${row.seats === null ? 'seats not counted' : `${row.seats} seats`}`;
}

async function change(word: string, wanted: PlanChange, input: PlanCommandInput): Promise<void> {
  const { db, now, say } = input;
  const id = await findId(db, word);
  const isChanged = await db.transaction().execute((trx) => changePlan(trx, operatorCall(now), id, wanted));
  const row = await db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  say(`${isChanged ? '' : 'Nothing was changed. '}${describe(row, now)}`);
}

async function unblock(word: string, input: PlanCommandInput): Promise<void> {
  const id = await findId(input.db, word);
  const { payment_method } = await input.db
    .selectFrom('businesses')
    .select('payment_method')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (payment_method !== 'BLOCKED') throw new PlanCommandError(`${word} is not blocked.`);
  return change(id, open, input);
}

/** Whoever has paid at Chargebee before is a customer there already; the plan stays as it is. */
async function setCustomer(word: string, customer: string, input: PlanCommandInput): Promise<void> {
  // As Chargebee writes its ids; it stands in an address.
  if (!/^[\w-]{1,50}$/.test(customer)) throw new PlanCommandError(`${customer} is no customer of Chargebee.`);
  const id = await findId(input.db, word);
  await input.db.updateTable('businesses').set({ chargebee_customer: customer }).where('id', '=', id).execute();
  return change(id, { payment_method: 'CHARGEBEE' }, input);
}

async function setGroups(
  word: string,
  [groups, people]: readonly string[],
  { db, now, say }: PlanCommandInput,
): Promise<void> {
  const limits = GroupAllowance.safeParse({ maxGroups: Number(groups), maxParticipants: Number(people) });
  if (!limits.success) throw new PlanCommandError(`${groups} and ${people} are no numbers of groups and people.`);
  const id = await findId(db, word);
  const isChanged = await db.transaction().execute((trx) => allowGroups(trx, operatorCall(now), id, limits.data));
  const { maxGroups, maxParticipants } = limits.data;
  say(`${isChanged ? '' : 'Nothing was changed. '}${id}  ${maxGroups} groups of ${maxParticipants} people at most`);
}

/** Of an account, which has no chain of events: what it may do is told by the plan itself. */
async function giveFreePlan(email: string, name: string, { db, isSold, say }: PlanCommandInput): Promise<void> {
  const { data: plan } = FreePlan.safeParse(name);
  if (!plan) throw new PlanCommandError(`There is no free plan ${name}. There are: ${FreePlan.options.join(', ')}.`);
  if (!isSold) throw new PlanCommandError('Nothing is sold here (BILLING), so nobody has a free plan.');
  await db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email.toLowerCase());
    if (!account) throw new PlanCommandError(`There is no account of ${email}.`);
    const { attributes } = await lockAccount(trx, account.id);
    if (await findMembership(trx, account.id))
      throw new PlanCommandError(`${email} belongs to a business, which has a plan of its own.`);
    await trx
      .updateTable('users')
      .set({ attributes: JSON.stringify({ ...attributes, freeAccountType: plan }) })
      .where('id', '=', account.id)
      .execute();
  });
  say(`${email}  ${plan}`);
}

function readPlan(name: string, { plans }: PlanCommandInput): string {
  if (!plans.includes(name)) throw new PlanCommandError(`There is no plan ${name}. There are: ${plans.join(', ')}.`);
  return name;
}

function readSeats(word: string | undefined): number | null {
  if (word === undefined) return null;
  const seats = Number(word);
  if (!/^\d{1,6}$/.test(word) || seats < 1) throw new PlanCommandError(`${word} is no number of seats.`);
  return seats;
}

function readTrial(word: string, { now }: PlanCommandInput): PlanChange {
  const trial = giveTrial(word, 'UTC');
  if (!trial) throw new PlanCommandError(`${word} is no day, such as 2026-12-31.`);
  if (trial.trial_ends_at <= now) throw new PlanCommandError(`${word} is over.`);
  return trial;
}

/** Of a business by its id, or by the address of one of its people. */
async function findId(db: Kysely<Database>, word: string): Promise<string> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word);
  const found = await db
    .selectFrom('businesses')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((where) =>
      isId
        ? where('id', '=', word)
        : where(
            'id',
            'in',
            where
              .selectFrom('memberships')
              .innerJoin('users', 'users.id', 'memberships.user_id')
              .select('business_id')
              .where('state', '=', 'accepted')
              .where(sql`lower(users.email)`, '=', word.toLowerCase()),
          ),
    )
    .executeTakeFirst();
  if (!found) throw new PlanCommandError(`There is no business ${isId ? 'with the id' : 'of'} ${word}.`);
  return found.id;
}
