import crypto, { X509Certificate } from 'node:crypto';
import { glob, utimes } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import { openCountedDatabase, type CountedDatabase } from '../testing/counted-database.ts';
import { sendRequest, sign } from '../testing/journeys.ts';
import { connect, openSession, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';

/** What one signature costs, in what does not depend on the machine. */
let world: TestServices;
let counted: CountedDatabase;
let anna: SeededPerson;

/** Keys that were made within the last second are read anew for each answer (engine/trust-centre/centre-folder.ts): these are older. */
async function ageKeys({ dataDir }: { dataDir: string }) {
  for await (const keys of glob(path.join(dataDir, 'trust-*/centre/keys'))) await utimes(keys, 0, 0);
}

beforeAll(async () => {
  world = await createTestServices();
  await ageKeys(world.services.config);
  counted = await openCountedDatabase(world);
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});
afterAll(async () => {
  await counted.close();
  await world.close();
});

/** How many certificates are read from their bytes meanwhile, by whomever. */
async function countRead(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  class Counted extends X509Certificate {
    constructor(...given: ConstructorParameters<typeof X509Certificate>) {
      super(...given);
      count += 1;
    }
  }
  crypto.X509Certificate = Counted;
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    crypto.X509Certificate = X509Certificate;
    syncBuiltinESMExports();
  }
  return count;
}

describe('a signature', () => {
  it('asks the database 25 times at most', async () => {
    const services = { ...world.services, db: counted.db };
    const client = connect(
      { ...world, services, api: createApi(services) },
      { bearer: await openSession(world, anna.id) },
    );
    const first = await sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    await sign({ client }, first);
    const id = await sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    counted.take();
    await sign({ client }, id);
    const statements = counted.take();
    expect(statements.length, statements.map((text) => text.trim().slice(0, 60)).join('\n')).toBeLessThanOrEqual(25);
  });

  it('reads the certificates alone that it has made', async () => {
    const send = () => sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    await sign(anna, await send());
    const id = await send();
    const count = await countRead(() => sign(anna, id));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(8);
  });
});
