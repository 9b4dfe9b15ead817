import { beforeEach, describe, expect } from 'vitest';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const content = Buffer.from(buildSamplePdf()).toString('base64');
let program: Program;
let reader: Program;
beforeEach(async () => {
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
  reader = await seedProgram(world, anna);
});

const create = async (more: object = {}) => {
  const signatures = [{ account_email: 'luca@example.it' }];
  const { body } = await program.ask('POST v2/signature-requests', {
    ...{ title: 'Lease', content, quality: 'SES', signatures, ...more },
  });
  return String(body.id);
};

describe('the callbacks of a program’s request', () => {
  it.each(['GET v1', 'GET v2', 'GET v3', 'POST v2', 'POST v3'])('are an array, asked by %s', async (call) => {
    const silent = await create();
    expect(await program.ask(`${call}/signature-requests/${silent}/callbacks`)).toMatchObject({
      status: 200,
      body: [],
    });
    const id = await create({
      callback_update_url: 'https://hooks.example.ch/SKRIBBLE_SIGNATURE_REQUEST_ID',
      read_access: [reader.username],
    });
    const { status, body } = await program.ask(`${call}/signature-requests/${id}/callbacks`);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.any(String) as string,
        signature_request_id: id,
        ...{ type: 'INITIATE', state: 'OPEN', url: `https://hooks.example.ch/${id}`, attempts: 0, messages: [] },
        owner: program.username,
        read_access: expect.arrayContaining([program.username, reader.username]) as string[],
        write_access: [program.username],
        created_at: expect.any(String) as string,
        updated_at: expect.any(String) as string,
      },
    ]);
  });

  it('take any body by POST, and none', async () => {
    const id = await create();
    for (const body of [undefined, {}, { whatever: 1 }, []])
      expect((await program.ask(`POST v2/signature-requests/${id}/callbacks`, body)).status).toBe(200);
  });

  it('are not for who only reads: their addresses may hold secrets', async () => {
    const id = await create({ callback_update_url: 'https://hooks.example.ch/s3cret', read_access: [reader.username] });
    expect((await reader.ask(`GET v2/signature-requests/${id}`)).status).toBe(200);
    const { status, body } = await reader.ask(`GET v2/signature-requests/${id}/callbacks`);
    expect([status, body.key]).toEqual([404, 'error.not_found']);
  });
});
