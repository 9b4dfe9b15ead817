import { createHash } from 'node:crypto';
import { isBytes, isSchema, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import * as contracts from '@sigillum/api-contracts/machine/index.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedProgram, speakHttp, type Program, type ProgramAnswer } from '../testing/program.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** Numbers that look random and are the same in every run. */
function makeRandom(seed: string) {
  let count = 0;
  return (below: number) =>
    createHash('sha256')
      .update(`${seed} ${(count += 1)}`)
      .digest()
      .readUInt32BE(0) % below;
}

const random = makeRandom('machine');
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;

const operations = Object.values(contracts as Record<string, Endpoint>);
const content = Buffer.from(buildSamplePdf()).toString('base64');
const absent = 'c0ffee00-0000-4000-8000-000000000000';

const odd: unknown[] = [
  ...[null, '', ' ', 0, -1, 1e308, 2 ** 53, true, [], {}, [null], [[]], { a: 1 }, '\u0000', '\uD800', '💥'.repeat(300)],
  ...['x'.repeat(20_000), '../../etc/passwd', "'; drop table users; --", '__proto__', 'NaN', '%00', 'a@b', 'data:,x'],
  ...[absent, '2026-02-30T00:00:00Z', 'javascript:alert(1)', 'https://', -0.5, '9'.repeat(40)],
];

/** What fields hold whose schema says no more than that they are text. */
const texts: Readonly<Record<string, readonly string[]>> = {
  content: [content, content.slice(0, 400), 'JVBERi0=', '%%%', 'iVBORw0KGgo='],
  file_url: ['https://127.0.0.1/a.pdf', 'https://[::ffff:10.0.0.1]/a.pdf', 'http://example.org/a.pdf'],
  url: ['https://127.0.0.1/a.pdf'],
  content_type: ['application/pdf', 'image/png'],
  mobile_number: ['+41 79 123 45 67', '0987654321'],
  page: ['0', '99'],
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Something that fits a schema, as far as the schema tells; optional parts are there more often than not. */
function sample(schema: JsonSchema, name = ''): unknown {
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return sample(pick(options), name);
  if (schema.enum) return pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object') {
    const parts = Object.entries(schema.properties ?? {}).filter(
      ([key]) => schema.required?.includes(key) || random(3) > 0,
    );
    return Object.fromEntries(parts.map(([key, part]) => [key, sample(part as JsonSchema, key)]));
  }
  if (schema.type === 'array')
    return Array.from({ length: 1 + random(2) }, () => sample((schema.items ?? {}) as JsonSchema, name));
  if (schema.type === 'integer') return pick([1, 7, -1]);
  if (schema.type === 'number') return pick([10, 10.5, 100]);
  if (schema.type === 'boolean') return random(2) === 0;
  const known = texts[name];
  if (known) return pick(known);
  if (schema.format === 'uuid') return pick([absent, ...Object.values(ids)]);
  if (schema.format === 'email') return pick(['luca@example.it', 'anna@example.ch']);
  if (schema.format === 'date-time') return '2099-01-01T00:00:00Z';
  if (schema.format === 'date') return '2026-11-20';
  return pick(['Lease', 'https://example.org/SKRIBBLE_DOCUMENT_ID', absent]);
}

/** One place of the value, another value in it; or the place is gone, or there twice. */
function mutate(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random(6) === 0) return pick(odd);
  if (Array.isArray(value)) {
    if (!value.length) return [pick(odd)];
    const at = random(value.length);
    return random(4) === 0 ? [...value, ...value] : value.with(at, mutate(value[at]));
  }
  const name = pick([...Object.keys(value), String(pick(odd))]);
  if (random(5) === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: mutate((value as Record<string, unknown>)[name]) };
}

const describeInput = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const write = (value: unknown) => encodeURIComponent(String(value).toWellFormed().slice(0, 2000));

/** What is there to be asked for, by the names of paths. */
let ids: Record<string, string> = {};

/** Mostly what is there, else anything. */
function fillOddly(path: string): string {
  const version = pick(['v1', 'v2', 'v3']);
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'version') return version;
    return random(8) === 0 ? write(pick(odd)) || 'x' : (ids[name] ?? '0');
  });
}

function writeQuery(query: z.ZodType | undefined): string {
  if (!query) return '';
  const names = Object.keys(describeInput(query).properties ?? {});
  const given = names.filter(() => random(2) === 0).map((name) => `${name}=${write(pick(odd))}`);
  return given.length ? `?${given.join('&')}` : '';
}

function writeBody({ body }: Endpoint): unknown {
  if (!body) return undefined;
  if (random(20) === 0) return '{"title": "x';
  return mutate(isSchema(body) ? sample(describeInput(body)) : { title: 'Lease', content: pick(texts['content']!) });
}

async function ask(program: Program, endpoint: Endpoint): Promise<[call: string, sent: unknown, ProgramAnswer]> {
  const call = `${endpoint.method} ${fillOddly(endpoint.path)}${writeQuery(endpoint.query)}`;
  const sent = writeBody(endpoint);
  const [method = '', path = ''] = call.split(' ');
  if (isBytes(endpoint.body) && random(2) === 0) {
    const form = new FormData();
    form.set(pick(['content', 'title', 'x']), String(pick([...odd, content])));
    const headers = { authorization: `Bearer ${String((await program.logIn()).body)}` };
    return [call, 'a form', await speakHttp(world, path, { method, body: form, headers })];
  }
  return [call, sent, await program.ask(`${method} ${path.replace('/machine/', '')}`, sent)];
}

describe('bodies that nobody has thought of', () => {
  it('are answered by every operation, and never by a failure of ours', { timeout: 400_000 }, async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const failures: string[] = [];
    const asked = new Map<Endpoint, number>();
    let [sent, taken] = [0, 0];
    // A new program every round: 60 calls with files pass in a minute.
    while (sent < 35 * operations.length) {
      const program = await seedProgram(world, anna);
      const signer = { signer_identity_data: { email_address: 'luca@example.it' } };
      const made = await program.ask('POST v2/signature-requests', {
        ...{ title: 'Lease', content, quality: 'SES', signatures: [signer], cc_email_addresses: ['eve@example.ch'] },
      });
      const { body } = await program.ask(`GET v3/signature-requests/${made.body.id}`);
      const [document] = body.documents;
      ids = { sid: body.signatures[0].sid, oid: body.observers[0].id, docId: document.id, aid: absent, n: '0' };
      for (const endpoint of operations) {
        ids['id'] = endpoint.path.includes('/documents/{id}') ? document.version_id : body.id;
        ids['part'] = 'status';
        const [call, given, answer] = await ask(program, endpoint);
        sent += 1;
        asked.set(endpoint, (asked.get(endpoint) ?? 0) + 1);
        const isProblem = answer.status >= 400;
        if (!isProblem) taken += 1;
        if (answer.status >= 500 || (isProblem && answer.bytes.length > 0 && typeof answer.body?.message !== 'string'))
          failures.push(`${answer.status} ${call} ${JSON.stringify(given)?.slice(0, 300)}`);
      }
    }
    expect(failures).toEqual([]);
    // Not all of it is refused at the door.
    expect(taken).toBeGreaterThan(200);
    expect(operations.filter((endpoint) => (asked.get(endpoint) ?? 0) < 35).map(({ path }) => path)).toEqual([]);
  });
});
