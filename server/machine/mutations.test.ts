import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedProgram } from '../testing/program.ts';
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

const place = { page: '0', x: 10, y: 10, width: 100, height: 50, rotation: 0 };
const content = Buffer.from(buildSamplePdf()).toString('base64');
/** Everything that a signer may say. */
const signer = {
  account_email: 'luca@example.it',
  signer_identity_data: {
    email_address: 'luca@example.it',
    first_name: 'Luca',
    mobile_number: '+41 79 123 45 67',
    language: 'it',
  },
  visual_signature: { positions: [place], image: { content: 'iVBORw0KGgo=', content_type: 'image/png' } },
  sequence: 1,
  notify: true,
};
const sound = {
  title: 'Lease',
  message: 'Hello',
  content,
  quality: 'SES',
  legislation: 'ZERTES',
  signatures: [signer],
  cc_email_addresses: ['archive@example.ch'],
  callback_success_url: 'https://example.org/ok?d=SKRIBBLE_DOCUMENT_ID',
  custom: 'order 7',
  attach_on_success: ['SIGNED_DOCUMENT'],
  read_access: [],
  expires_at: '2099-01-01T00:00:00Z',
};

const odd: unknown[] = [
  ...[null, '', ' ', 0, -1, 1e308, 2 ** 53, true, [], {}, [null], [[]], { a: 1 }, '\u0000', '\uD800', '💥'.repeat(300)],
  ...['x'.repeat(20_000), '../../etc/passwd', "'; drop table users; --", '__proto__', 'NaN', '%00', 'a@b', 'data:,x'],
  ...[
    'c0ffee00-0000-4000-8000-000000000000',
    '2026-02-30T00:00:00Z',
    'javascript:alert(1)',
    'https://',
    -0.5,
    '9'.repeat(40),
  ],
];

describe('bodies that nobody has thought of', () => {
  it('are answered, and never by a failure of ours', { timeout: 240_000 }, async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const random = makeRandom('machine');
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
    /** One place of the value, another value in it; or the place is gone, or there twice. */
    const mutate = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || random(6) === 0) return pick(odd);
      if (Array.isArray(value)) {
        if (!value.length) return [pick(odd)];
        const at = random(value.length);
        return random(4) === 0 ? [...value, ...value] : value.with(at, mutate(value[at]));
      }
      const name = pick([...Object.keys(value), String(pick(odd))]);
      if (random(5) === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
      return { ...value, [name]: mutate((value as Record<string, unknown>)[name]) };
    };
    const write = (value: unknown) => encodeURIComponent(String(value).toWellFormed().slice(0, 2000));
    const failures: string[] = [];
    let sent = 0;
    // A new program every 50 bodies: 60 with files pass in a minute.
    while (sent < 2000) {
      const program = await seedProgram(world, anna);
      const { body: request } = await program.ask('POST v2/signature-requests', { ...sound, signatures: [] });
      const id = String(request.id);
      const calls: [call: string, body: unknown][] = [
        ['POST v2/signature-requests', { ...sound, content: pick([content.slice(0, 400), 'JVBERi0=', '%%%']) }],
        ['POST v3/signature-requests', { ...sound, documents: [], observers: [{ email: 'a@example.ch' }] }],
        ['PUT v2/signature-requests', { ...sound, id }],
        ['POST v2/signature-requests/bulk', [id]],
        [`POST v3/signature-requests/${id}/signatures`, { ...signer, document_signatures: [{ document_id: id }] }],
        [`POST v3/signature-requests/${id}/observers`, { type: 'USER', email: 'b@example.ch' }],
        [`POST v3/signature-requests/${id}/documents`, { content: 'JVBERi0=', title: 'X' }],
        [`POST v2/signature-requests/${id}/withdraw`, { message: 'no' }],
        ['POST v2/access/login', { username: program.username, 'api-key': 'x' }],
        [
          `GET v2/signature-requests?page_size=${write(pick(odd))}&search=${write(pick(odd))}&account_email=${write(pick(odd))}`,
          undefined,
        ],
      ];
      for (let at = 0; at < 50; at += 1, sent += 1) {
        const [call, body] = pick(calls);
        // What would end the request comes seldom enough that the others still find it open.
        if (call.endsWith('withdraw') && random(5) > 0) continue;
        const mutated = body === undefined ? undefined : random(20) === 0 ? '{"title": "x' : mutate(body);
        const answer = await program.ask(call, mutated);
        if (answer.status >= 500 || (answer.status >= 400 && typeof answer.body?.message !== 'string'))
          failures.push(`${answer.status} ${call} ${JSON.stringify(mutated).slice(0, 300)}`);
      }
    }
    expect(failures).toEqual([]);
  });
});
