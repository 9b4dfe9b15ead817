import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { passwordMinLength } from '@sigillum/api-contracts/user/check-password.ts';

/**
 * `node server/scripts/pack-breached-passwords.ts <list>`: packs a list of leaked passwords, one a line, into
 * server/user/breached-passwords.bin: the first five bytes of each SHA-256, sorted. Shorter ones than anybody may choose are left out.
 */
const [, , list] = argv;
if (!list) throw new Error('Name the list: one password a line.');
const words = new Set(
  readFileSync(list, 'utf8')
    .split(/\r?\n/)
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => [...word].length >= passwordMinLength),
);
const prefixes = [...words].map((word) => createHash('sha256').update(word).digest().subarray(0, 5));
const target = fileURLToPath(new URL('../user/breached-passwords.bin', import.meta.url));
writeFileSync(target, Buffer.concat(prefixes.toSorted((a, b) => Buffer.compare(a, b))));
console.log(`${words.size} passwords in ${target}`);
