import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BackupUsageError, type BackupCommandInput } from '../backup/backup-commands.ts';
import { readConfig, type Config } from '../config.ts';
import { askSecret } from './ask-secret.ts';
import { NoDataError } from './reach-database.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** Runs a command about backups with the settings and the words of this process; errors are sentences and an exit code. */
export async function runBackupScript(
  run: (words: readonly string[], input: BackupCommandInput) => Promise<void>,
  demand: (config: Config) => void = () => undefined,
): Promise<void> {
  try {
    const config = readConfig(process.env, projectFolder);
    demand(config);
    const { version } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
      version: string;
    };
    await run(process.argv.slice(2), {
      config,
      ...{ place: process.cwd(), version, now: () => new Date() },
      askPassphrase: (question) => askSecret(process.env['BACKUP_PASSPHRASE'], question),
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof BackupUsageError || error instanceof NoDataError ? 2 : 1;
  }
}
