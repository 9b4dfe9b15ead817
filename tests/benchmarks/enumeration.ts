import { randomInt } from 'node:crypto';
import { argv, exit } from 'node:process';
import { createClient } from '@sigillum/api-contracts/client.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { createTestServices } from '@sigillum/server/testing/test-services.ts';
import { hashPassword } from '@sigillum/server/accounts/password-hash.ts';
import { insertAccount } from '@sigillum/server/accounts/user-repository.ts';
import { tellApart } from './tell-apart.ts';

/**
 * Whether an answer's time tells if an address has an account. In process, without the noise of a network that would hide a difference;
 * known and unknown addresses in an order of chance, each used once. `--tries=200` for a shorter run, `--only=reset` for
 * some of the endpoints.
 */
const tries = Number(argv.find((word) => word.startsWith('--tries='))?.slice(8) ?? 2000);
const only = argv.find((word) => word.startsWith('--only='))?.slice(7) ?? '';
const test = await createTestServices();
const { services, api } = test;
const password = 'kupfer Wolke 93 Segel';

const shapes: Record<string, (email: string) => (client: ReturnType<typeof createClient>) => Promise<unknown>> = {
  'POST /v1/login': (email) => (client) =>
    client.call(userEndpoints.login, { body: { email, password: 'not this one at all' } }),
  'POST /v1/request-reset': (email) => (client) => client.call(userEndpoints.requestReset, { body: { email } }),
  'POST /v1/request-confirmation': (email) => (client) =>
    client.call(userEndpoints.requestConfirmation, { body: { email } }),
  'POST /v1/identity_providers': (email) => (client) =>
    client.call(userEndpoints.findIdentityProvider, { body: { email } }),
};

/** Calls from an address of its own, which no limit knows. */
async function time(run: (client: ReturnType<typeof createClient>) => Promise<unknown>, index: number) {
  const ip = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const client = createClient(async (url, init) => api.request(url, init, { ip }));
  const started = performance.now();
  const key = await run(client).then(
    () => 'accepted',
    (problem: { key?: string }) => problem.key ?? String(problem),
  );
  return { ms: performance.now() - started, key };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
let isTold = false;
let calls = 0;
try {
  // One hash for all: a wrong password costs the same whatever it is compared with.
  const passwordHash = await hashPassword(password);
  for (const [name, shape] of Object.entries(shapes)) {
    if (!name.includes(only)) continue;
    const area = name.replaceAll(/\W/g, '').toLowerCase();
    const address = (index: number) => `person-${area}-${String(index).padStart(6, '0')}@example.ch`;
    const isKnown = Array.from({ length: tries + 40 }, (_, index) => index % 2 === 0);
    for (let index = isKnown.length - 1; index > 0; index -= 1) {
      const other = randomInt(index + 1);
      [isKnown[index], isKnown[other]] = [isKnown[other]!, isKnown[index]!];
    }
    for (const [index, known] of isKnown.entries()) {
      if (!known) continue;
      const person = { firstName: 'Nora', lastName: 'Keller', lang: 'de', passwordHash, attributes: {} };
      const id = crypto.randomUUID();
      await insertAccount(services.db, { id, email: address(index), ...person }, services.now());
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const keys = { known: new Set<string>(), unknown: new Set<string>() };
    for (const [index, known] of isKnown.entries()) {
      const { ms, key } = await time(shape(address(index)), (calls += 1));
      const kind = known ? 'known' : 'unknown';
      keys[kind].add(key);
      // The first forty warm up.
      if (index >= 40) times[kind].push(ms);
    }
    const { auc, p } = tellApart(times.known, times.unknown);
    const answers = [...keys.known].join() === [...keys.unknown].join() ? 'same answer' : 'DIFFERENT ANSWERS';
    isTold ||= p < 0.001 || answers !== 'same answer';
    const [known, unknown] = [median(times.known).toFixed(2), median(times.unknown).toFixed(2)];
    console.log(
      `${name.padEnd(30)} ${tries} tries, known ${known} ms, unknown ${unknown} ms, AUC ${auc.toFixed(4)}, p ${p.toFixed(4)}, ${answers} (${[...keys.known].join()})`,
    );
  }
} finally {
  await test.close();
}
if (isTold) console.error('Known and unknown addresses can be told apart.');
exit(isTold ? 1 : 0);
