import { readdirSync, rmSync } from 'node:fs';

/** What is recorded is merged into what is there, so that a removed interaction would live on: start from nothing. */
const folder = new URL('../contracts/', import.meta.url);
for (const name of readdirSync(folder)) {
  if (name.endsWith('.json')) rmSync(new URL(name, folder));
}
