import * as z from 'zod';
import { demandTls } from './demand-tls.ts';

/** The variables about a pooler before the operator's PostgreSQL, and a standby beside it. */
export const poolerShape = <Url extends z.ZodType<string>>(url: Url) => ({
  DATABASE_POOLER: z.enum(['transaction'], 'must be transaction, or not be set').optional(),
  DATABASE_DIRECT_URL: url.optional(),
  DATABASE_STANDBY_URL: url.optional(),
  DATABASE_REPLICA_URL: url.optional(),
});

interface Settings {
  DATABASE_URL?: string | undefined;
  DATABASE_POOLER?: 'transaction' | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_STANDBY_URL?: string | undefined;
  DATABASE_REPLICA_URL?: string | undefined;
}

export function findPoolerGaps(settings: Settings): [name: string, problem: string][] {
  const alone = (['DATABASE_STANDBY_URL', 'DATABASE_REPLICA_URL'] as const).find((name) => settings[name]);
  if (alone && settings.DATABASE_URL === undefined)
    return [[alone, 'needs DATABASE_URL, the database that it follows']];
  if (settings.DATABASE_POOLER === undefined)
    return settings.DATABASE_DIRECT_URL === undefined
      ? []
      : [['DATABASE_DIRECT_URL', 'needs DATABASE_POOLER: without a pooler DATABASE_URL is the direct address']];
  return [
    ...(settings.DATABASE_URL === undefined
      ? [['DATABASE_POOLER', 'needs DATABASE_URL, the address of the pooler'] as [string, string]]
      : []),
    ...(settings.DATABASE_DIRECT_URL === undefined
      ? [['DATABASE_POOLER', 'needs DATABASE_DIRECT_URL, the same database without the pooler'] as [string, string]]
      : []),
  ];
}

/** The database itself, and the pooler before it where there is one. */
export function readDatabaseUrls({
  DATABASE_URL: url,
  DATABASE_POOLER: pooler,
  DATABASE_DIRECT_URL: direct,
  DATABASE_STANDBY_URL: standby,
  DATABASE_REPLICA_URL: replica,
}: Settings) {
  const first = url && demandTls(url);
  const followers = { standbyUrl: standby && demandTls(standby), replicaUrl: replica && demandTls(replica) };
  return pooler
    ? { databaseUrl: direct && demandTls(direct), ...followers, poolerUrl: first }
    : { databaseUrl: first, ...followers, poolerUrl: undefined };
}
