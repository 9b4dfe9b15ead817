import { setTimeout } from 'node:timers/promises';
import { runSign } from './run-sign.ts';

const isScreen = process.stdout.isTTY;
let followed = '';

process.exitCode = await runSign(process.argv.slice(2), {
  env: process.env,
  folder: process.cwd(),
  say(line) {
    if (followed && isScreen) process.stdout.write('\n');
    followed = '';
    console.log(line);
  },
  follow(line) {
    if (line === followed) return;
    followed = line;
    process.stdout.write(isScreen ? `\r${line}` : `${line}\n`);
  },
  wait: (seconds) => setTimeout(seconds * 1000),
});
