import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process, { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { countSent, makeTemplate, sendToMany } from '../support/batches.ts';
import { signUp } from '../support/people.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';

/** How long a template takes to be sent to many: a whole server, its queue and its mails, from the call to the last row. `--rows=1000`. */
const rows = Number(argv.find((word) => word.startsWith('--rows='))?.slice(7) ?? '1000');
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-bulk-'));
const server = await startServerProcess({ dataDir, port: await findFreePort() });
try {
  const owner = await signUp(server.url, { business: 'Serie AG' });
  const template = await makeTemplate(owner);
  const begun = performance.now();
  const id = await sendToMany(owner, template, rows);
  const taken = performance.now() - begun;
  while ((await countSent(owner, id)) < rows) await delay(200);
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(
    `${rows} rows: taken in ${taken.toFixed(0)} ms, sent in ${seconds.toFixed(1)} s, ${((seconds / rows) * 1000).toFixed(0)} ms each\n`,
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
