import { OperatorCommandError, runOperatorCommand } from '../operator/operator-commands.ts';
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase(OperatorCommandError, ({ db, words, say }) =>
  runOperatorCommand(words, { db, now: new Date(), say }),
);
