import { runBackupCommand } from '../backup/backup-commands.ts';
import { requireData } from './reach-database.ts';
import { runBackupScript } from './run-backup-script.ts';

await runBackupScript(runBackupCommand, requireData);
