import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import { writeInstant } from '../http/write-instant.ts';
import { endApiKey } from '../rules/end-api-key.ts';
import { readApiEnvironment } from '../rules/api-username.ts';
import type { ApiUserRow } from './api-users-repository.ts';

/** An API user as its contract shows it; nothing of its key but when it was made. */
export const describeApiUser = (row: ApiUserRow): ApiUser => ({
  username: row.username,
  description: row.description,
  environment: readApiEnvironment(row.username),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  keyMadeAt: row.key_made_at.toISOString(),
  keyExpiresAt: writeInstant(endApiKey(row)),
  scopes: row.scopes,
  callbackSecretMadeAt: writeInstant(row.secret_made_at),
  lastUsedAt: writeInstant(row.last_used_at),
});
