import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Services } from '../services.ts';
import type { Actor, UserActor, VisitorActor } from './actor.ts';
import { authenticateProgram } from './authenticate-program.ts';
import { readDocumentToken } from './document-token.ts';
import { refuse } from './refusal.ts';
import { useSession } from './session-use.ts';

/** What calls that read for one page know of tokens; once one changes something, each finds out by itself again. */
export interface KnownSessions {
  actors: Map<string, Promise<UserActor>>;
  hasChanged: boolean;
}
export const openKnownSessions = (): KnownSessions => ({ actors: new Map(), hasChanged: false });

/** Turns the request's credentials into an actor, or refuses. Absent, foreign and mangled credentials look the same. */
export async function authenticate(
  endpoint: Pick<Endpoint, 'auth' | 'body' | 'streamsContent'>,
  request: Request,
  services: Services,
  sessions?: KnownSessions,
): Promise<Actor> {
  const { auth } = endpoint;
  if (sessions && request.method !== 'GET') sessions.hasChanged = true;
  if (auth === 'none') return { kind: 'anonymous' };
  if (auth === 'token') return authenticateToken(request, services);
  // Old samples write the word and the token without a blank between them.
  if (auth === 'api')
    return authenticateProgram(
      (request.headers.get('authorization') ?? '').replace(/^bearer\s*/i, ''),
      endpoint,
      services,
    );
  const [scheme = '', credentials = ''] = (request.headers.get('authorization') ?? '').split(' ', 2);
  if (auth === 'bearer' && scheme.toLowerCase() === 'bearer') {
    if (!sessions || sessions.hasChanged) return authenticateBearer(credentials, services);
    const known = sessions.actors.get(credentials) ?? authenticateBearer(credentials, services);
    sessions.actors.set(credentials, known);
    // A database that was away is asked again.
    known.catch(() => sessions.actors.delete(credentials));
    return known;
  }
  if (auth === 'basic' && scheme.toLowerCase() === 'basic') return authenticateBasic(credentials, services);
  throw refuse(auth === 'basic' ? 'error.auth.credentials_invalid' : 'error.auth.token_invalid');
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

async function authenticateBearer(token: string, { db, secrets, now }: Services): Promise<UserActor> {
  const [session] = await findSession(db, { hash: secrets.hashToken(token) });
  if (!session || session.revoked_at) throw refuse('error.auth.token_invalid');
  const at = now();
  if (session.expires_at <= at || !(await useSession(db, session, at))) throw refuse('error.auth.token_expired');
  return {
    kind: 'user',
    id: session.id,
    email: session.email,
    firstName: session.first_name,
    lastName: session.last_name,
    lang: session.lang,
    sessionHash: session.token_hash,
  };
}

async function authenticateBasic(credentials: string, services: Services): Promise<VisitorActor> {
  const [userid = '', requestId = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':', 2);
  const visitor = userid && (await findVisitor(services, { visit_hash: services.secrets.hashToken(userid) }));
  if (!visitor || visitor.requestId !== requestId) throw refuse('error.auth.credentials_invalid');
  return visitor;
}

async function authenticateToken(request: Request, services: Services): Promise<VisitorActor> {
  const token = readDocumentToken(services, new URL(request.url).searchParams.get('token') ?? '');
  if (token === 'expired') throw refuse('error.auth.token_expired');
  const visitor = token && (await findVisitor(services, { sid: token.sid }));
  if (!visitor) throw refuse('error.auth.token_invalid');
  return visitor;
}

async function findVisitor(
  { db }: Services,
  by: { sid: string } | { visit_hash: string },
): Promise<VisitorActor | undefined> {
  const [column, value] = 'sid' in by ? (['sid', by.sid] as const) : (['visit_hash', by.visit_hash] as const);
  const row = await db
    .selectFrom('signatures')
    .select(['sid', 'request_id', 'email', 'first_name', 'last_name'])
    .where(column, '=', value)
    .where('visit_hash', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: 'visitor',
    sid: row.sid,
    requestId: row.request_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
  };
}
