import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from '../config.ts';
import { createSecrets, openServerKey } from '../process/secrets.ts';
import { openCentreFolder, runTrustCommand, UsageError } from '@sigillum/engine/trust-centre';

const projectFolder = path.resolve(import.meta.dirname, '../..');

const secrets = {
  passphrase: { variable: 'TRUST_IMPORT_PASSPHRASE', question: 'Passphrase of the file: ' },
  pin: { variable: 'PKCS11_PIN', question: 'PIN of the token: ' },
};

/** What the environment holds, the first line of what is piped in, or what is typed, unseen. */
async function askSecret(kind: keyof typeof secrets): Promise<string> {
  const { variable, question } = secrets[kind];
  const given = process.env[variable];
  if (given !== undefined) return given;
  const { stdin } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  process.stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8');
  let typed = '';
  try {
    for await (const chunk of stdin) {
      for (const char of chunk as string) {
        if (char === '\r' || char === '\n') return typed;
        if (char === '\u0003') throw new Error('Stopped.');
        typed = char === '\u007f' ? [...typed].slice(0, -1).join('') : typed + char;
      }
    }
    return typed;
  } finally {
    stdin.setRawMode(false).pause();
    process.stderr.write('\n');
  }
}

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
    askSecret,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
