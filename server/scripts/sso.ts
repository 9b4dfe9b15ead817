import path from 'node:path';
import { readConfig } from '../config.ts';
import { createSecrets, openServerKey } from '../process/secrets.ts';
import { runSsoCommand, SsoCommandError } from '../user/sso-commands.ts';
import { NoDataError, reachDatabase, requireData } from './reach-database.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

try {
  const config = readConfig(process.env, projectFolder);
  // Before the server key, which would be made where there is none.
  requireData(config);
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
  process.exitCode = error instanceof SsoCommandError || error instanceof NoDataError ? 2 : 1;
}
