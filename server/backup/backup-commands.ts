import path from 'node:path';
import { parseArgs } from 'node:util';
import type { StorageSettings } from '../storage/storage-settings.ts';
import { BackupError } from './backup-error.ts';
import { makeBackup } from './make-backup.ts';
import { readManifest } from './manifest.ts';
import { checkBackup, findBackup, restoreBackup } from './restore-backup.ts';

const usage = {
  backup: `npm run backup -- FOLDER [--keep NUMBER]
    backs the installation up into FOLDER, also while it runs; --keep leaves as many of the newest backups there`,
  restore: `npm run restore -- FOLDER [--from NAME] [--check]
    puts the newest backup in FOLDER, or the one of that name, into DATA_DIR, which must be empty; --check only reads
    it, and names what is damaged`,
};

/** The words were not understood; the message says which ones there are. */
export class BackupUsageError extends Error {
  override readonly name = 'BackupUsageError';
}

/** What a command works on, and how it speaks. */
export interface BackupCommandInput {
  config: { dataDir: string; databaseUrl: string | undefined; storage?: StorageSettings };
  /** Where whoever asks stands. */
  place: string;
  version: string;
  now: () => Date;
  askPassphrase: (question: string) => Promise<string>;
  say: (line: string) => void;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Does what `npm run backup -- …` asks for. Throws BackupUsageError or BackupError. */
export async function runBackupCommand(words: readonly string[], input: BackupCommandInput): Promise<void> {
  const { folder, keep } = readWords('backup', words, { keep: { type: 'string' } });
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(String(keep))) throw new BackupUsageError(usage.backup);
  const { config, say, now } = input;
  const started = now();
  const passphrase = await input.askPassphrase('Passphrase of the backup: ');
  const target = path.resolve(input.place, folder);
  const report = await makeBackup({
    ...config,
    ...{ folder: target, passphrase, version: input.version, now: started },
    keep: keep === undefined ? undefined : Number(keep),
  });
  const seconds = (now().getTime() - started.getTime()) / 1000;
  const database = config.databaseUrl ? 'no database' : `the database (${megabytes(report.databaseBytes)})`;
  say(
    `${path.join(target, report.name)}: ${database}, ${report.files} files, of which ${report.newFiles} are new here`,
  );
  say(`(${megabytes(report.newBytes)}), the trust centre and the keys, in ${seconds.toFixed(1)} s.`);
  for (const name of report.removed) say(`${name} is gone: --keep.`);
  if (config.databaseUrl) {
    say(
      'The database of DATABASE_URL is yours to back up, and belongs to this backup: make its dump (pg_dump --format=custom)',
    );
    say('right before this command, and keep both together. What is deleted in between has no file in the backup.');
  }
  say('Without its passphrase nobody opens it. Keep that elsewhere, and KEY_PASSPHRASE, where it is set, too.');
}

/** Does what `npm run restore -- …` asks for. Throws BackupUsageError or BackupError. */
export async function runRestoreCommand(words: readonly string[], input: BackupCommandInput): Promise<void> {
  const options = { from: { type: 'string' }, check: { type: 'boolean' } } as const;
  const { folder, from, check } = readWords('restore', words, options);
  const { dataDir, databaseUrl } = input.config;
  const source = path.resolve(input.place, folder);
  const wanted = typeof from === 'string' ? from : undefined;
  if (check) {
    const { name } = await checkBackup(source, wanted);
    return input.say(`${path.join(source, name)} is whole: every file is what was backed up.`);
  }
  const { manifest: found } = await readManifest(path.join(source, await findBackup(source, wanted)));
  if (found.postgres !== null && databaseUrl)
    throw new BackupError(
      'It holds its database, but DATABASE_URL names another one. Restore it without DATABASE_URL.',
    );
  const passphrase = await input.askPassphrase('Passphrase of the backup: ');
  const { name, manifest } = await restoreBackup({ folder: source, name: wanted, dataDir, passphrase });
  input.say(
    `${path.join(source, name)}, made by Sigillum ${manifest.version} at ${manifest.madeAt}, lies in ${dataDir}.`,
  );
  if (manifest.postgres === null)
    input.say(
      'It has no database: restore your own one of the same moment, and start with DATABASE_URL, before anybody works.',
    );
  if (input.config.storage?.objects)
    input.say(
      'Its files lie in that folder, whence a server reads them. Move them to the bucket: npm run storage -- migrate',
    );
  input.say(
    'Start it with the settings of before, KEY_PASSPHRASE among them. Where the first installation still runs, stop that:',
  );
  input.say('two of the same would send the same mails and count the same signatures.');
}

function readWords<Options extends Record<string, { type: 'string' | 'boolean' }>>(
  command: keyof typeof usage,
  words: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new BackupUsageError(usage[command]);
    return { folder, ...(values as { [name in keyof Options]?: string | boolean }) };
  } catch (error) {
    throw error instanceof BackupUsageError ? error : new BackupUsageError(usage[command], { cause: error });
  }
}
