import { sql, type Selectable } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { readApiEnvironment } from '../rules/api-username.ts';
import { endApiKey } from '../rules/end-api-key.ts';
import { isLocked } from '../rules/read-payment-method.ts';
import type { ApiActor } from './actor.ts';
import { readApiToken, type ApiToken } from './api-token.ts';
import { countCall, isUpload, type CountedEndpoint, type ProgramMinute } from './limit-programs.ts';
import { refuse } from './refusal.ts';
import { takeTurn } from './take-turn.ts';

/** How exactly the last use is kept: a program that calls all the time writes it once a minute. */
const exactnessSeconds = 60;

const findCounted = keepQuery((db, { username, keyId, now, uploaded }: ApiToken & { now: Date; uploaded: number }) =>
  db
    .with('counted', () =>
      countCall(
        sql`select username from api_users where username = ${username} and key_id = ${keyId}`,
        uploaded,
        now,
      ).$castTo<{ begun_at: Date; calls: number; uploads: number }>(),
    )
    .selectFrom('api_users')
    .innerJoin('counted', (on) => on.onTrue())
    .innerJoin('businesses', 'businesses.id', 'api_users.business_id')
    .select([
      'username',
      'user_id',
      'business_id',
      'key_id',
      'key_made_at',
      'key_days',
      'scopes',
      'last_used_at',
      'payment_method',
      'trial_ends_at',
      'name',
      'counted.begun_at',
      'counted.calls',
      'counted.uploads',
    ])
    .where('username', '=', username)
    .where('businesses.deleted_at', 'is', null),
);

type Standing = Pick<Selectable<Database['api_users']>, 'key_id' | 'key_made_at' | 'key_days'> &
  Pick<Selectable<Database['businesses']>, 'payment_method' | 'trial_ends_at'>;

function isLetIn(user: Standing, keyId: string, now: Date): boolean {
  const end = endApiKey(user);
  return user.key_id === keyId && !isLocked(user, now) && (!end || end > now);
}

/** A body that takes less than this to arrive came as one with its token. */
const slowMs = 1000;

/**
 * Asks once more, now that a body has arrived which took its time: what is done with a key that was reset meanwhile is not done. That the token's
 * twenty minutes are over by now does not matter. Throws a refusal.
 */
export async function requireKeyStill(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { username, keyId }: ApiActor,
  begun: Date,
): Promise<void> {
  if (keyId === undefined || now().getTime() - begun.getTime() < slowMs) return;
  const user = await db
    .selectFrom('api_users')
    .innerJoin('businesses', 'businesses.id', 'api_users.business_id')
    .select(['key_id', 'key_made_at', 'key_days', 'payment_method', 'trial_ends_at'])
    .where('username', '=', username)
    .where('businesses.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user || !isLetIn(user, keyId, now())) throw refuse('error.auth.token_invalid');
}

/**
 * The API user that a token names. One whose key was reset or has ended, who was deleted or whose business is gone or locked has no token any more;
 * why, tells the log-in. The same statement counts the call. Throws a refusal.
 */
export async function authenticateProgram(
  token: string,
  endpoint: CountedEndpoint,
  services: Services,
): Promise<ApiActor> {
  const read = readApiToken(services, token);
  if (read === 'expired') throw refuse('error.auth.token_expired');
  if (!read) throw refuse('error.auth.token_invalid');
  const now = services.now();
  const uploaded = isUpload(endpoint) ? 1 : 0;
  const [user] = await takeTurn(`log-in of ${read.username}`, () =>
    findCounted(services.db, { ...read, now, uploaded }),
  );
  if (!user || !isLetIn(user, read.keyId, now)) throw refuse('error.auth.token_invalid');
  const { scopes } = user;
  const { username, user_id: id, business_id: businessId, last_used_at: lastUsedAt, name: firstName } = user;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= exactnessSeconds * 1000)
    await services.db.updateTable('api_users').set({ last_used_at: now }).where('username', '=', username).execute();
  const person = { firstName, lastName: '', lang: 'en' };
  const minute: ProgramMinute = { begunAt: user.begun_at, calls: user.calls, uploads: user.uploads };
  return {
    kind: 'api',
    id,
    username,
    email: username,
    ...person,
    businessId,
    environment: readApiEnvironment(username),
    keyId: read.keyId,
    scopes,
    minute,
  };
}
