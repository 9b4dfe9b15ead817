import path from 'node:path';
import { readConfig } from '../config.ts';
import { askSecret } from './ask-secret.ts';
import { createLostCentre, reachTrustCentre } from './reach-trust-centre.ts';
import { runTrustCommand, UsageError } from '@sigillum/engine/trust-centre';

const projectFolder = path.resolve(import.meta.dirname, '../..');

const secrets = {
  passphrase: { variable: 'TRUST_IMPORT_PASSPHRASE', question: 'Passphrase of the file: ' },
  pin: { variable: 'PKCS11_PIN', question: 'PIN of the token: ' },
};

try {
  const words = process.argv.slice(2);
  if (words.length === 0) throw new UsageError();
  const config = readConfig(process.env, projectFolder);
  if (words[0] === 'create' && words.length === 1) {
    await createLostCentre(config);
    process.stdout.write('Created. Start the server, and export the root to whoever shall trust it.\n');
    process.exit();
  }
  const { place, close } = await reachTrustCentre(config);
  await runTrustCommand(words, {
    place,
    baseUrl: process.env['PUBLIC_URL'] ? config.publicUrl : undefined,
    clock: () => new Date(),
    say: (line) => void process.stdout.write(`${line}\n`),
    askSecret: (kind) => askSecret(process.env[secrets[kind].variable], secrets[kind].question),
  }).finally(close);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
