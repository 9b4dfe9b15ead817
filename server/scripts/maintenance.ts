import { MaintenanceCommandError, runMaintenanceCommand } from '../maintenance/maintenance-commands.ts';
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase(MaintenanceCommandError, ({ config, db, words, say }) =>
  runMaintenanceCommand(words, { db, source: config.maintenance.source, now: new Date(), say }),
);
