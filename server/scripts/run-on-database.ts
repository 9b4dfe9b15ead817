import path from 'node:path';
import { readConfig, type Config } from '../config.ts';
import type { DatabaseConnection } from '../database/connect.ts';
import { NoDataError, reachDatabase, requireData } from './reach-database.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** What a command of an operator works with. */
interface CommandContext {
  config: Config;
  db: DatabaseConnection['db'];
  /** What stands behind the command's name. */
  words: string[];
  /** Prints a line. */
  say: (line: string) => void;
}

/** Runs a command beside the server or without it. It exits with 2 after a wrong call, an error of `WrongCall`, and with 1 after any other error. */
export async function runOnDatabase(
  WrongCall: new (...args: never[]) => Error,
  run: (context: CommandContext) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env, projectFolder);
    // Before the database and the server key, which would be made where there is none.
    requireData(config);
    const { db, close } = await reachDatabase(config);
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    try {
      await run({ config, db, words: process.argv.slice(2), say });
    } finally {
      await close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof WrongCall || error instanceof NoDataError ? 2 : 1;
  }
}
