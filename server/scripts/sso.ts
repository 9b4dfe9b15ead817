import { createSecrets, openServerKey } from '../process/secrets.ts';
import { runSsoCommand, SsoCommandError } from '../user/sso-commands.ts';
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase(SsoCommandError, ({ config, db, words, say }) =>
  runSsoCommand(words, {
    db,
    secrets: createSecrets(openServerKey(config.dataDir, config.keyPassphrase)),
    publicUrl: config.publicUrl,
    clientSecret: process.env['SSO_CLIENT_SECRET'],
    now: new Date(),
    say,
  }),
);
