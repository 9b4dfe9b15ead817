import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

// OWASP's least for argon2id: 19 MiB, two passes, one lane; about 35 ms here.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const derive = promisify(argon2);
const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password with argon2id and a fresh salt. Answers the PHC string `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive('argon2id', { message: normalise(password), nonce: salt, tagLength: 32, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`;
}

/** Whether the password belongs to the PHC string; false for a string of another kind. */
export async function isPassword(phc: string, password: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) return false;
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number) as [number, number, number];
  const expected = Buffer.from(match[5]!, 'base64');
  const nonce = Buffer.from(match[4]!, 'base64');
  const parameters = { message: normalise(password), nonce, tagLength: expected.length, memory, passes, parallelism };
  return timingSafeEqual(await derive('argon2id', parameters), expected);
}

/** Compared when an address has no account, so that the answer takes as long. No password has this hash. */
export const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`;

/** The same password typed on another keyboard may arrive composed differently (RFC 8265). */
const normalise = (password: string) => password.normalize('NFKC');
