import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sigillum-outlet-'));
});
afterAll(() => rmSync(home, { recursive: true }));

/** A program that writes by an outlet, a line for each line that it reads, and answers when all are written. */
const program = () => {
  const file = path.join(home, 'program.mjs');
  writeFileSync(
    file,
    `import { openOutlet } from ${JSON.stringify(path.join(import.meta.dirname, 'open-outlet.ts'))};
     import { createInterface } from 'node:readline';
     const write = openOutlet(process.stdout, (count) => 'lost ' + count + '\\n');
     for await (const line of createInterface({ input: process.stdin })) {
       write(line + '\\n');
       if (line === 'end') process.stderr.write('alive');
     }`,
  );
  return file;
};

describe('what the server says', () => {
  it('may find no reader, and the server goes on', async () => {
    const child = spawn(process.execPath, [program()], { stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdout.destroy();
    child.stdin.write('one\n');
    child.stdin.end('two\nend\n');
    const [words] = (await once(child.stderr, 'data')) as [Buffer];
    expect(String(words)).toBe('alive');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  // A limit on the size of files fails as a full disk does: the rest of a line is not written, and the next ones neither.
  it.runIf(existsSync('/bin/bash'))('may find the disk full, and says afterwards how much was lost', () => {
    const log = path.join(home, 'log');
    const room = 1024;
    const out = openSync(log, 'w');
    const words = `${'a'.repeat(700)}\n${'b'.repeat(700)}\nlost\nend\n`;
    const script = `trap '' XFSZ; ulimit -f 1; exec "$0" "$1"`;
    const full = spawnSync('/bin/bash', ['-c', script, process.execPath, program()], {
      input: words,
      stdio: ['pipe', out, 'pipe'],
    });
    closeSync(out);
    expect([full.status, String(full.stderr)]).toEqual([0, 'alive']);
    expect(readFileSync(log, 'utf8')).toBe(words.slice(0, room));
  });
});
