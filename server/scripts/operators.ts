import path from 'node:path';
import { readConfig } from '../config.ts';
import { OperatorCommandError, runOperatorCommand } from '../operator/operator-commands.ts';
import { NoDataError, reachDatabase, requireData } from './reach-database.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

try {
  const config = readConfig(process.env, projectFolder);
  requireData(config);
  const { db, close } = await reachDatabase(config);
  try {
    await runOperatorCommand(process.argv.slice(2), {
      db,
      now: new Date(),
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof OperatorCommandError || error instanceof NoDataError ? 2 : 1;
}
