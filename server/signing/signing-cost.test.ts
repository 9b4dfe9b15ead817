import { AsyncLocalStorage } from 'node:async_hooks';
import crypto, { X509Certificate } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
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

beforeAll(async () => {
  world = await createTestServices();
  counted = await openCountedDatabase(world);
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});
afterAll(async () => {
  await counted.close();
  await world.close();
});

/** Whether what runs belongs to the work that is counted: what other tests have left in this process does not. */
const counting = new AsyncLocalStorage<true>();

/** How many certificates some work reads from their bytes. */
async function countRead(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  class Counted extends X509Certificate {
    constructor(...given: ConstructorParameters<typeof X509Certificate>) {
      super(...given);
      if (counting.getStore()) count += 1;
    }
  }
  crypto.X509Certificate = Counted;
  syncBuiltinESMExports();
  try {
    await counting.run(true, work);
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
