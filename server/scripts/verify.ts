import path from 'node:path';
import { readConfig } from '../config.ts';
import { runVerifyCommand } from '@sigillum/engine/verifier/command';

const projectFolder = path.resolve(import.meta.dirname, '../..');

await runVerifyCommand(process.argv.slice(2), () => readConfig(process.env, projectFolder).dataDir);
