import path from 'node:path';
import { readConfig } from '../config.ts';
import { askSecret } from './ask-secret.ts';
import { createSecrets, openServerKey } from '../process/secrets.ts';
import { openCentreFolder, runTrustCommand, UsageError } from '@sigillum/engine/trust-centre';

const projectFolder = path.resolve(import.meta.dirname, '../..');

const secrets = {
  passphrase: { variable: 'TRUST_IMPORT_PASSPHRASE', question: 'Passphrase of the file: ' },
  pin: { variable: 'PKCS11_PIN', question: 'PIN of the token: ' },
};

try {
  const words = process.argv.slice(2);
  if (words.length === 0) throw new UsageError();
  const config = readConfig(process.env, projectFolder);
  const folder = path.join(config.dataDir, 'trust');
  // Before the server key, which would be made where there is none.
  openCentreFolder(folder).readParameters();
  const passphrase = createSecrets(openServerKey(config.dataDir, config.keyPassphrase)).deriveSecret('trust centre');
  await runTrustCommand(words, {
    folder,
    passphrase,
    baseUrl: process.env['PUBLIC_URL'] ? config.publicUrl : undefined,
    clock: () => new Date(),
    say: (line) => void process.stdout.write(`${line}\n`),
    askSecret: (kind) => askSecret(process.env[secrets[kind].variable], secrets[kind].question),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
