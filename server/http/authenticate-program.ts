import { sql } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
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
  const end = user && endApiKey(user);
  if (!user || user.key_id !== read.keyId || isLocked(user, now) || (end && end <= now))
    throw refuse('error.auth.token_invalid');
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
    scopes,
    minute,
  };
}
