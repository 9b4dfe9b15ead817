import { setTimeout } from 'node:timers/promises';
import { openScreen } from './open-screen.ts';
import { runSign } from './run-sign.ts';

process.exitCode = await runSign(process.argv.slice(2), {
  env: process.env,
  folder: process.cwd(),
  ...openScreen(process.stdout.isTTY, (text) => process.stdout.write(text)),
  wait: (seconds) => setTimeout(seconds * 1000),
});
