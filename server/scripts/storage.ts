import { runStorageCommand, StorageCommandError } from '../backup/storage-command.ts';
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase(StorageCommandError, ({ words, ...context }) => runStorageCommand(words, context));
