import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@sigillum/server/database/connect.ts';
import { createTestDatabase } from '@sigillum/server/database/testing.ts';
import { openS3rver } from '@sigillum/server/testing/s3/open-s3rver.ts';
import { openBalancer } from './balancer.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Several servers on one database, with their files in one bucket: what each is started with, and where what they share lies. */
export async function openSeveralServers() {
  const home = mkdtempSync(path.join(tmpdir(), 'sigillum-several-'));
  const holdFile = path.join(home, 'hold');
  const database = await createTestDatabase();
  const { host, user, database: template } = database.address as { host: string; user: string; database: string };
  const name = `${template}_several`;
  await database.pool.query(`create database ${name}`);
  const databaseUrl = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const shared = connectDatabase({ connectionString: databaseUrl });
  const store = await openS3rver(path.join(home, 's3'));
  const balancer = await openBalancer();
  const describeEnv = (server: string, role: string): Record<string, string> => ({
    SIGILLUM_ENVIRONMENT: 'test',
    SIGILLUM_LONGEST_RETRY_DELAY: '1',
    SIGILLUM_ROLE: role,
    SIGILLUM_HOLD_FILE: `${holdFile}-${server}`,
    CACHE_DIR: path.join(home, server),
    KEY_PASSPHRASE: 'the same for all of them',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: balancer.url,
    STORAGE_S3_ENDPOINT: store.settings.endpoint!,
    STORAGE_S3_BUCKET: store.settings.bucket,
    STORAGE_S3_KEY_ID: 'S3RVER',
    STORAGE_S3_SECRET: 'S3RVER',
  });
  /** Of this server alone: what all need lies in the database. */
  const nameDataDir = (server: string) => path.join(home, 'data', server);
  const start = (server: string, role: string) =>
    startServerProcess({ dataDir: nameDataDir(server), env: describeEnv(server, role) });
  return {
    ...{ home, nameDataDir, holdFile, databaseUrl, shared, balancer, describeEnv, start },
    async close(servers: readonly ServerProcess[]): Promise<void> {
      for (const server of servers) await server.stop();
      balancer.close();
      await store.close();
      await shared.close();
      await database.pool.query(`drop database ${name} with (force)`);
      await database.drop();
      rmSync(home, { recursive: true });
    },
  };
}
