import { PlanCommandError, runPlanCommand } from '../pricing/plan-commands.ts';
import { listPlansToGive } from '../pricing/plan-wishes.ts';
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase(PlanCommandError, ({ config: { billing, priceCatalogue }, db, words, say }) =>
  runPlanCommand(words, {
    ...{ db, now: new Date(), say },
    isSold: billing !== 'none',
    plans: listPlansToGive(priceCatalogue),
  }),
);
