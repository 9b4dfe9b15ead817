import { runSurveyCommand, SurveyCommandError } from '../platform/survey-commands.ts';
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase(SurveyCommandError, ({ db, words }) =>
  runSurveyCommand(words, { db, write: (text) => void process.stdout.write(text) }),
);
