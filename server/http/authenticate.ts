import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { isOfOtherAccount, pageOwnerHeader } from '@sigillum/api-contracts/page-owner.ts';
import { isHandOver } from '@sigillum/api-contracts/signing/hand-over.ts';
import type { Kysely } from 'kysely';
import { keepQuery, openPage } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Actor, UserActor, VisitorActor } from './actor.ts';
import { authenticateProgram } from './authenticate-program.ts';
import { readDocumentToken } from './document-token.ts';
import { refuse } from './refusal.ts';
import { useSession } from './session-use.ts';

/** What calls that read for one page know of tokens, and have read; once one changes something, each finds out by itself again. */
export interface KnownSessions {
  actors: Map<string, Promise<UserActor>>;
  db?: Kysely<Database>;
  hasChanged: boolean;
}
export const openKnownSessions = (): KnownSessions => ({ actors: new Map(), hasChanged: false });

/** The database as a call that reads asks it: for a page, whatever is the same for all of it but once. */
export function chooseDatabase(db: Kysely<Database>, sessions?: KnownSessions): Kysely<Database> {
  if (!sessions || sessions.hasChanged) return db;
  return (sessions.db ??= openPage(db));
}

/** A call as far as it says who makes it. */
interface Credentials {
  method: string;
  header(name: string): string | undefined;
  query(): Record<string, string>;
}

/** Turns the request's credentials into an actor, or refuses. Absent, foreign and mangled credentials look the same. */
export async function authenticate(
  endpoint: Pick<Endpoint, 'auth' | 'body' | 'streamsContent'>,
  incoming: Credentials,
  services: Services,
  sessions?: KnownSessions,
): Promise<Actor> {
  const { auth } = endpoint;
  if (sessions && incoming.method !== 'GET') sessions.hasChanged = true;
  if (auth === 'none') return { kind: 'anonymous' };
  if (auth === 'token') return authenticateToken(incoming.query()['token'] ?? '', services);
  // Old samples write the word and the token without a blank between them.
  if (auth === 'api')
    return authenticateProgram((incoming.header('authorization') ?? '').replace(/^bearer\s*/i, ''), endpoint, services);
  const [scheme = '', credentials = ''] = (incoming.header('authorization') ?? '').split(' ', 2);
  if (auth === 'bearer' && scheme.toLowerCase() === 'bearer') {
    const actor = await recallBearer(credentials, services, sessions);
    // Of two tabs one has logged in somebody else: nothing is done, or shown, in the other under that name.
    if (isOfOtherAccount(incoming.header(pageOwnerHeader), actor.id)) throw refuse('error.auth.token_invalid');
    return actor;
  }
  if (auth === 'basic' && scheme.toLowerCase() === 'basic') return authenticateBasic(credentials, services);
  throw refuse(auth === 'basic' ? 'error.auth.credentials_invalid' : 'error.auth.token_invalid');
}

async function recallBearer(token: string, services: Services, sessions?: KnownSessions): Promise<UserActor> {
  if (!sessions || sessions.hasChanged) return authenticateBearer(token, services);
  const known = sessions.actors.get(token) ?? authenticateBearer(token, services, sessions);
  sessions.actors.set(token, known);
  // A database that was away is asked again.
  known.catch(() => sessions.actors.delete(token));
  return known;
}

const findSession = keepQuery((db, { hash }: { hash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.token_hash',
      'sessions.expires_at',
      'sessions.revoked_at',
      'sessions.last_used_at',
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.lang',
    ])
    .where('sessions.token_hash', '=', hash)
    .where('users.deleted_at', 'is', null),
);

/** Whose tokens were, as these people were then. */
const owners = new Map<string, UserActor>();
const mostOwners = 10_000;

function noteOwner(actor: UserActor): UserActor {
  owners.delete(actor.sessionHash);
  owners.set(actor.sessionHash, actor);
  if (owners.size > mostOwners) owners.delete(owners.keys().next().value!);
  return actor;
}

/**
 * Who makes a page's call, should its token still count: whose one is, never changes. Whoever reads by it what is asked by the account's id
 * alone, tells nothing of that before `authenticate` has said that it counts.
 */
export function expectUser(
  { auth }: Pick<Endpoint, 'auth'>,
  incoming: Credentials,
  { secrets }: Services,
  sessions?: KnownSessions,
): UserActor | undefined {
  if (auth !== 'bearer' || !sessions || sessions.hasChanged) return undefined;
  const [, token] = /^bearer (\S+)$/i.exec(incoming.header('authorization') ?? '') ?? [];
  return token === undefined ? undefined : owners.get(secrets.hashToken(token));
}

async function authenticateBearer(token: string, services: Services, sessions?: KnownSessions): Promise<UserActor> {
  const { db, secrets, now } = services;
  const [session] = await findSession(chooseDatabase(db, sessions), { hash: secrets.hashToken(token) });
  if (!session || session.revoked_at) throw refuse('error.auth.token_invalid');
  const at = now();
  if (session.expires_at <= at || !(await useSession(db, session, at))) throw refuse('error.auth.token_expired');
  return noteOwner({
    kind: 'user',
    id: session.id,
    email: session.email,
    firstName: session.first_name,
    lastName: session.last_name,
    lang: session.lang,
    sessionHash: session.token_hash,
  });
}

async function authenticateBasic(credentials: string, services: Services): Promise<VisitorActor> {
  const [userid = '', requestId = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':', 2);
  const hash = userid && services.secrets.hashToken(userid);
  const visitor =
    hash && (await (isHandOver(userid) ? findHandedOver(services, hash) : findVisitor(services, { visit_hash: hash })));
  if (!visitor || visitor.requestId !== requestId) throw refuse('error.auth.credentials_invalid');
  return visitor;
}

async function authenticateToken(written: string, services: Services): Promise<VisitorActor> {
  const token = readDocumentToken(services, written);
  if (token === 'expired') throw refuse('error.auth.token_expired');
  const visitor = token && (await findVisitor(services, token));
  if (!visitor) throw refuse('error.auth.token_invalid');
  return visitor;
}

const selectVisitor = (db: Kysely<Database>) =>
  db
    .selectFrom('signatures')
    .select([
      'signatures.sid',
      'signatures.request_id',
      'signatures.email',
      'signatures.first_name',
      'signatures.last_name',
    ]);

async function findVisitor(
  { db, now }: Services,
  by: { sid: string; issuedAt: Date } | { visit_hash: string },
): Promise<VisitorActor | undefined> {
  const row = await selectVisitor(db)
    .where((is) =>
      'visit_hash' in by
        ? is('visit_hash', '=', by.visit_hash)
        : // To the second, as tokens know it.
          is('sid', '=', by.sid).and(
            is.or([is('given_at', 'is', null), is('given_at', '<', new Date(by.issuedAt.getTime() + 1000))]),
          ),
    )
    // Whoever has an account has a visit only on a device that was handed over.
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('visit_hash', 'is not', null),
        exists(
          selectFrom('hand_overs')
            .select('hand_overs.sid')
            .whereRef('hand_overs.sid', '=', 'signatures.sid')
            .where('hand_overs.ended_at', 'is', null)
            .where('hand_overs.expires_at', '>', now()),
        ),
      ]),
    )
    .executeTakeFirst();
  return row && describeVisitor(row);
}

/** Whoever has been handed a device, until it is given back. */
async function findHandedOver({ db, now }: Services, hash: string): Promise<VisitorActor | undefined> {
  const row = await selectVisitor(db)
    .innerJoin('hand_overs', 'hand_overs.sid', 'signatures.sid')
    .select(['hand_overs.host_name', 'hand_overs.expires_at'])
    .where('hand_overs.token_hash', '=', hash)
    .where('hand_overs.ended_at', 'is', null)
    .where('hand_overs.expires_at', '>', now())
    .executeTakeFirst();
  return row && { ...describeVisitor(row), handOver: { hash, witness: row.host_name, until: row.expires_at } };
}

const describeVisitor = (row: {
  sid: string;
  request_id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
}): VisitorActor => ({
  kind: 'visitor',
  sid: row.sid,
  requestId: row.request_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
});
