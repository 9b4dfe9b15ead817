import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { openDatabase } from '../database/open-database.ts';
import { ServerLockedError } from '../database/server-lock.ts';
import { createLog } from '../process/log.ts';
import { createSecrets, openServerKey } from '../process/secrets.ts';
import { runSsoCommand, SsoCommandError } from '../user/sso-commands.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** The database, also while the server works on it: what is set here needs no restart. */
async function reachDatabase({ databaseUrl: url, dataDir, logLevel }: Config): Promise<DatabaseConnection> {
  const folder = path.join(dataDir, 'postgres');
  const log = createLog({
    level: logLevel === 'debug' ? 'debug' : 'error',
    write: (line) => process.stderr.write(line),
  });
  try {
    // A server that runs is no obstacle, so its end is not waited for.
    return await openDatabase({ url, folder, log, onLost: (reason) => log.error(reason.message), waitMs: 0 });
  } catch (error) {
    if (!(error instanceof ServerLockedError)) throw error;
    return connectDatabase(url ? { connectionString: url } : (await startEmbeddedPostgres({ folder })).address);
  }
}

try {
  const config = readConfig(process.env, projectFolder);
  // Before the server key, which would be made where there is none.
  if (!existsSync(path.join(config.dataDir, 'server-key.json'))) {
    throw new SsoCommandError(`There are no data in ${config.dataDir} yet. Start Sigillum once.`);
  }
  const secrets = createSecrets(openServerKey(config.dataDir, config.keyPassphrase));
  const { db, close } = await reachDatabase(config);
  try {
    await runSsoCommand(process.argv.slice(2), {
      db,
      secrets,
      publicUrl: config.publicUrl,
      clientSecret: process.env['SSO_CLIENT_SECRET'],
      now: new Date(),
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof SsoCommandError ? 2 : 1;
}
