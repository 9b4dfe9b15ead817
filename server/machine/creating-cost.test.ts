import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import { openCountedDatabase, type CountedDatabase } from '../testing/counted-database.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';

/** What a request costs that a program makes, or reads, in what does not depend on the machine. */
let world: TestServices;
let counted: CountedDatabase;
let anna: SeededPerson;
let program: Program;

beforeAll(async () => {
  world = await createTestServices();
  counted = await openCountedDatabase(world);
  const services = { ...world.services, db: counted.db };
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram({ ...world, services, api: createApi(services) }, anna);
});
afterAll(async () => {
  await counted.close();
  await world.close();
});

async function countCreating(signatures: readonly object[]): Promise<number> {
  const content = buildSamplePdf('Lease').toString('base64');
  const body = { title: 'Lease', quality: 'SES', content, signatures };
  await program.ask('POST v2/signature-requests', body);
  counted.take();
  expect(await program.ask('POST v2/signature-requests', body)).toMatchObject({ status: 200 });
  return counted.take().length;
}

describe('a request of a program', () => {
  it('asks the database 14 times at most', async () => {
    expect(await countCreating([{ account_email: anna.email }])).toBeLessThanOrEqual(14);
  });

  it('asks no more often for thirty who sign than for two', async () => {
    const nobodies = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        signer_identity_data: { email_address: `signer-${index}@example.org`, first_name: 'Sam', last_name: 'Oak' },
      }));
    expect(await countCreating(nobodies(30))).toBe(await countCreating(nobodies(2)));
  });

  it('asks 5 times at most when it is read', async () => {
    const content = buildSamplePdf('Lease').toString('base64');
    const body = { title: 'Lease', quality: 'SES', content, signatures: [{ account_email: anna.email }] };
    const { id } = (await program.ask('POST v2/signature-requests', body)).body as { id: string };
    await program.ask(`GET v2/signature-requests/${id}`);
    counted.take();
    expect(await program.ask(`GET v2/signature-requests/${id}`)).toMatchObject({ status: 200 });
    expect(counted.take().length).toBeLessThanOrEqual(5);
  });
});
