import { PlanCommandError, runPlanCommand } from '../pricing/plan-commands.ts';
import { listPlansToGive } from '../pricing/plan-wishes.ts';
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase(PlanCommandError, ({ config, db, words, say }) =>
  runPlanCommand(words, { db, plans: listPlansToGive(config.priceCatalogue), now: new Date(), say }),
);
