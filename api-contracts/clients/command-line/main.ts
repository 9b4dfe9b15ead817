import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { openScreen } from './open-screen.ts';
import { runSign } from './run-sign.ts';

const screen = openScreen(process.stdout.isTTY, (text) => process.stdout.write(text));
let words: string | undefined = 'Broken off.';
// A second signal ends the program as signals do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    if (words === undefined) return;
    screen.say(words);
    process.exit(128 + constants.signals[signal]);
  });

process.exitCode = await runSign(process.argv.slice(2), {
  env: process.env,
  folder: process.cwd(),
  ...screen,
  wait: (seconds) => setTimeout(seconds * 1000),
  tellAtBreak: (next) => (words = next),
});
