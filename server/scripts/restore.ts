import { runRestoreCommand } from '../backup/backup-commands.ts';
import { runBackupScript } from './run-backup-script.ts';

await runBackupScript(runRestoreCommand);
