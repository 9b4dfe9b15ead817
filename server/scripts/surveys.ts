import path from 'node:path';
import { readConfig } from '../config.ts';
import { runSurveyCommand, SurveyCommandError } from '../platform/survey-commands.ts';
import { NoDataError, reachDatabase, requireData } from './reach-database.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

try {
  const config = readConfig(process.env, projectFolder);
  // Before the database, which would be made where there is none.
  requireData(config);
  const { db, close } = await reachDatabase(config);
  try {
    await runSurveyCommand(process.argv.slice(2), { db, write: (text) => void process.stdout.write(text) });
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof SurveyCommandError || error instanceof NoDataError ? 2 : 1;
}
