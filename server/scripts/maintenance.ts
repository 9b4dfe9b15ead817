import path from 'node:path';
import { readConfig } from '../config.ts';
import { MaintenanceCommandError, runMaintenanceCommand } from '../maintenance/maintenance-commands.ts';
import { NoDataError, reachDatabase, requireData } from './reach-database.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

try {
  const config = readConfig(process.env, projectFolder);
  // Before the database, which would be made where there is none.
  requireData(config);
  const { db, close } = await reachDatabase(config);
  try {
    await runMaintenanceCommand(process.argv.slice(2), {
      db,
      source: config.maintenance.source,
      now: new Date(),
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof MaintenanceCommandError || error instanceof NoDataError ? 2 : 1;
}
