import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { findLink, inventEmail, type Person, readMail, sendRequest, signUp } from '../support/people.ts';
import { readCpu } from '../support/processes.ts';
import { type RawAnswer, type RawCall, sendRaw } from '../support/raw-http.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/**
 * What was once wrong with React Router, Hono and its server for Node (docs/security/advisories.tsv), sent to the running product. What
 * cannot be sent because nothing here uses it: tests/architecture/dangerous-calls.test.ts.
 */
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-advisories-'));
let server: ServerProcess;
let owner: Person;
let other: Person;

beforeAll(async () => {
  server = await startServerProcess({ dataDir });
  owner = await signUp(server.url, { business: 'Advisories AG' });
  other = await signUp(server.url, { firstName: 'Otto' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (call: RawCall) => sendRaw(server.url, call);
const get = (target: string, headers: Record<string, string> = {}) => send({ target, headers });
const cookieOf = ({ token }: Person) => ({ cookie: `sigillum_session=${token}` });
const bearerOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Where a browser would go, told by a document or by the router's own data. */
function readTarget({ headers, body }: RawAnswer): string | undefined {
  return headers['location'] ?? /"redirect","((?:[^"\\]|\\.)*)"/.exec(body)?.[1]?.replaceAll('\\\\', '\\');
}

const isOwn = (target: string | undefined) =>
  target === undefined || new URL(target, server.url).origin === new URL(server.url).origin;

/** A log-in that wants to go on somewhere, as a form of a document or of the router. */
const logIn = (next: string, address = '/login') =>
  send({
    method: 'POST',
    target: `${address}?next=${encodeURIComponent(next)}`,
    headers: { origin: server.url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email: other.email, password: other.password }).toString(),
  });

/** What somebody who is nobody must not get out of the server's folders. */
const isOurSource = ({ body }: RawAnswer) => /createApp|"dependencies"|PRIVATE KEY|root:x:0/.test(body);

describe('React Router', () => {
  it('GHSA-4q56-crqp-v477: no header of the caller chooses the address that we redirect to or write', async () => {
    for (const name of ['host', 'x-forwarded-host']) {
      const headers = { [name]: 'evil.example' };
      for (const target of ['/dashboard', '/dashboard.data', '/login', '/no/such/page']) {
        const answer = await get(target, headers);
        expect(`${answer.headers['location']} ${answer.body}`, target).not.toContain('evil.example');
      }
    }
    for (const host of ['localhost:1/evil', 'localhost:1?evil', 'localhost:1#evil', 'localhost:evil'])
      expect((await get('/login', { host })).status, host).toBe(400);
  });

  it('GHSA-cpj6-fhp6-mr6j: data that a caller brings along are not taken for prerendered ones', async () => {
    const plain = await get('/login.data');
    for (const forged of ['[{"_1":2},"root",{"data":"forged"}]', encodeURIComponent('[{"_1":2},"root","forged"]')]) {
      const answer = await get('/login.data', { 'x-react-router-prerender-data': forged });
      expect([answer.status, answer.body]).toEqual([plain.status, plain.body]);
    }
  });

  it('GHSA-f46r-rw29-r322: a caller cannot have a page sent without its content', async () => {
    const answer = await get('/login', { 'x-react-router-spa-mode': 'yes' });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('name="password"');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('GHSA-9583-h5hc-x8cw: a session that is named like a path is nobody’s', async () => {
    for (const name of ['__session', 'sigillum_session', '__Host-sigillum_session']) {
      for (const value of ['../../server-key.json', '..%2F..%2Fserver-key', 'W10', '/etc/passwd']) {
        const answer = await get('/dashboard', { cookie: `${name}=${value}` });
        expect([answer.status, answer.headers['location']]).toEqual([302, '/login?next=%2Fdashboard']);
      }
    }
  });

  it.each(['CVE-2025-59057', 'GHSA-8v8x-cx79-35w7'])(
    '%s: a text that would end a script does not, in a page and in what comes along with it',
    async () => {
      const evil = '</script><script>alert(1)</script><!--<script>';
      const { id } = await owner.client.call(createSignatureRequest, { body: { title: evil } });
      for (const target of [`/invite/${id}`, '/dashboard?tab=drafts', `/login?next=/${encodeURIComponent(evil)}`]) {
        const isNobody = target.startsWith('/login');
        const { status, body } = await get(target, isNobody ? {} : cookieOf(owner));
        expect(status, target).toBe(200);
        expect(body.includes('<script>alert'), target).toBe(false);
        // Each script that the page begins has the nonce of its policy, or is none of ours.
        for (const [tag] of body.matchAll(/<script\b[^>]*>/g)) expect(tag, target).toMatch(/ nonce="[^"]+"/);
      }
    },
  );

  const scripts = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)'];
  const hosts = ['https://evil.example/', '//evil.example/', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'];
  const disguised = [
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'https:evil.example',
  ];

  it.each([
    ['GHSA-2w69-qvjg-hvjx', scripts],
    ['GHSA-jjmj-jmhj-qwj2', [...scripts, 'data:text/html,<script>alert(1)</script>', 'vbscript:x', 'blob:x']],
    ['GHSA-9jcx-v3wj-wh4m', hosts],
    ['GHSA-wrjc-x8rr-h8h6', [...hosts, ...disguised].filter((text) => text.includes('\\'))],
    ['GHSA-2j2x-hqr9-3h42', disguised],
  ])('%s: a log-in goes on nowhere but here', async (_id, targets) => {
    for (const next of targets) {
      for (const address of ['/login', '/login.data']) {
        const target = readTarget(await logIn(next, address));
        expect([next, target?.startsWith('/') && isOwn(target)]).toEqual([next, true]);
      }
    }
  });

  it('GHSA-2j2x-hqr9-3h42: an address that begins like a host is none', async () => {
    const targets = [
      '//evil.example',
      '//evil.example/dashboard',
      '/\\evil.example',
      '/%5Cevil.example',
      '//evil.example/..',
    ];
    for (const target of [...targets, '/.//evil.example', '//evil.example%2Fdashboard.data', '//evil.example/login/'])
      for (const headers of [{}, cookieOf(other)])
        expect([target, isOwn(readTarget(await get(target, headers)))]).toEqual([target, true]);
  });

  it.each([
    ['GHSA-h5cw-625j-3rxh', ['POST']],
    ['GHSA-84g9-w2xq-vcv6', ['POST', 'PUT', 'PATCH', 'DELETE']],
  ])('%s: no other site has an action done', async (_id, methods) => {
    const strangers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const method of methods) {
      for (const foreign of strangers) {
        for (const target of ['/logout', '/logout.data', '/locale', '/profile', '/bff/v1/logout']) {
          const headers = { ...cookieOf(owner), ...foreign };
          expect([method, target, (await send({ method, target, headers, body: 'lang=it' })).status]).toEqual([
            method,
            target,
            403,
          ]);
        }
      }
    }
    expect((await get('/v1/user', bearerOf(owner))).status).toBe(200);
  });

  it.each(['GHSA-8646-j5j9-6r62', 'GHSA-h8fp-f39c-q6mh', 'GHSA-qwww-vcr4-c8h2'])(
    '%s: there are no server components to call',
    async () => {
      for (const target of ['/dashboard.rsc', '/_root.rsc', '/login.rsc', '/.rsc'])
        expect([target, (await get(target)).status]).toEqual([target, 404]);
      const headers = {
        'rsc-action-id': 'x#y',
        'content-type': 'text/plain;charset=UTF-8',
        accept: 'text/x-component',
      };
      const answer = await send({
        method: 'POST',
        target: '/login',
        headers: { ...headers, 'content-length': '2' },
        body: '[]',
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type'] ?? '').not.toContain('x-component');
    },
  );

  it('GHSA-49rj-9fvp-4h2h: what the router writes for browsers is not read from them', async () => {
    const errors = '[["E",1,2],"Function","process.exit(1)"]';
    for (const [target, method] of [
      ['/login.data', 'POST'],
      ['/locale.data', 'POST'],
      ['/login', 'POST'],
    ] as const) {
      const headers = { 'content-type': 'text/x-script', 'content-length': String(errors.length), origin: server.url };
      expect((await send({ method, target, headers, body: errors })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await get('/livez')).status).toBe(200);
  });

  it.each(['GHSA-8x6r-g9mw-2r78', 'GHSA-chx6-hx7r-mcp5'])('%s: the list of routes is asked for cheaply', async () => {
    const { body } = await get('/login');
    const version = /"version":"(\w+)"/.exec(body)?.[1] ?? /manifest-(\w+)\.js/.exec(body)?.[1];
    expect(version).toBeDefined();
    const many = Array.from({ length: 1500 }, (_, index) => `/${index}`).join(',');
    const deep = '/a'.repeat(3000);
    const before = readCpu(server.pid);
    for (const paths of [many, deep, many.repeat(20)]) {
      const { status } = await get(`/__manifest?paths=${encodeURIComponent(paths)}&version=${version}`);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const few = await get(`/__manifest?paths=${encodeURIComponent('/a'.repeat(1000))}&version=${version}`);
    expect(few.status).toBeLessThan(500);
    expect(readCpu(server.pid) - before, 'ms of the processor').toBeLessThan(5000);
  });

  it('GHSA-rxv8-25v2-qmq8: what a caller says is reflected without cost', async () => {
    const words = ['['.repeat(4000), '{"a":'.repeat(1500), '__proto__.'.repeat(700), 'SanitizedError,'.repeat(500)];
    const before = readCpu(server.pid);
    for (const word of words) {
      const target = `/login.data?email=${encodeURIComponent(word)}&next=/${encodeURIComponent(word.slice(0, 500))}`;
      const form = new URLSearchParams([
        ...Array.from({ length: 200 }, (_, index) => [`email[${index}]`, word]),
        ['email', word],
      ]);
      expect((await get(target)).status).toBeLessThan(500);
      const headers = { origin: server.url };
      expect(
        (await send({ method: 'POST', target: '/login.data', headers, body: form.toString() })).status,
      ).toBeLessThan(500);
    }
    expect(readCpu(server.pid) - before, 'ms of the processor').toBeLessThan(10_000);
  });

  it('GHSA-337j-9hxr-rhxg: an error that a page tells of is made by us alone', async () => {
    const forged = encodeURIComponent('{"__type":"Error","__subType":"Function","message":"alert(1)"}');
    for (const target of [`/no/${forged}`, `/invite/${forged}`, `/login?email=${forged}`]) {
      const { body } = await get(target, cookieOf(owner));
      expect(/__subType\\?",\\?"Function/.test(body), target).toBe(false);
    }
  });
});

describe('Hono and its server', () => {
  it.each([
    [
      'GHSA-rjq5-w47x-x359',
      ['/assets/../../server/app.js', '/img/../../../package.json', '/assets/.././../server/app.js'],
    ],
    [
      'GHSA-q5qw-h33p-qvwr',
      [
        '/assets/..%2F..%2Fserver%2Fapp.js',
        '/assets/%2e%2e/%2e%2e/server/app.js',
        '/img/%2e%2e%2f%2e%2e%2fserver%2fapp.js',
        '/assets%2F..%2F..%2Fserver%2Fapp.js',
        '/assets/..%252F..%252Fserver%252Fapp.js',
      ],
    ],
    ['GHSA-frvp-7c67-39w9', ['/assets/..%5C..%5Cserver%5Capp.js', '/img/..\\..\\server\\app.js']],
    ['GHSA-wwfh-h76j-fc44', ['/assets/%5C..%5C..%5Cserver%5Capp.js', '/assets/C:%5CWindows%5Cwin.ini']],
    ['GHSA-w332-q679-j88p', ['/assets/%00', '/assets/__STATIC_CONTENT', '/assets/constructor', '/assets/__proto__']],
  ])('%s: no file leaves the folders of the browser’s build', async (_id, targets) => {
    for (const target of targets) {
      const answer = await get(target);
      expect([target, answer.status]).toEqual([target, expect.toBeOneOf([400, 404])]);
      expect(isOurSource(answer), target).toBe(false);
    }
  });

  it.each(['GHSA-92pp-h63x-v22m', 'GHSA-wmmm-f939-6g9c', 'CVE-2026-47676'])(
    '%s: an address written otherwise passes no check',
    async () => {
      const written = [
        '//v3//signature-requests',
        '/v3//signature-requests',
        '//v1/user',
        '/v1//user',
        '/%76%31/user',
        '/v1/%75ser',
        '//outbox',
        '/%6Futbox/',
        '/bff//v1/user',
        '/bff/%2Fv1/user',
      ];
      for (const target of written) {
        const answer = await get(target, { host: 'sign.example.ch' });
        expect([target, answer.status === 200 && !answer.headers['content-type']?.startsWith('text/html')]).toEqual([
          target,
          false,
        ]);
        expect(answer.body, target).not.toContain(owner.email);
      }
    },
  );

  it('GHSA-hgxw-5xg3-69jx: a host that cannot be read is refused, and the next caller is served', async () => {
    for (const host of ['a b', '[', 'x:99999', '%', 'a\tb']) {
      const { status } = await get('/login', { host });
      expect([host, status]).toEqual([host, 400]);
    }
    expect((await get('/livez')).status).toBe(200);
  });

  it.each(['GHSA-9vqf-7f2p-gf9v', 'GHSA-92vj-g62v-jqhh', 'GHSA-rv63-4mwf-qqc2'])(
    '%s: a body is measured, whatever it says of its length',
    async () => {
      const cases = [
        { target: '/v1/login', type: 'application/json', size: 1024 * 1024 + 1 },
        { target: '/trust/tsa', type: 'application/timestamp-query', size: 16 * 1024 + 1 },
        { target: '/trust/ocsp', type: 'application/ocsp-request', size: 16 * 1024 + 1 },
      ];
      for (const { target, type, size } of cases) {
        const text = ' '.repeat(size);
        const chunked = { 'content-type': type, 'transfer-encoding': 'chunked' };
        const body = `${size.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
        expect([target, (await send({ method: 'POST', target, headers: chunked, body })).status]).toEqual([
          target,
          413,
        ]);
        const both = { ...chunked, 'content-length': '2' };
        expect([target, (await send({ method: 'POST', target, headers: both, body })).status]).toEqual([target, 400]);
      }
    },
  );

  it('GHSA-2234-fmw7-43wr: a form of another site is refused without a type, too', async () => {
    const types: Record<string, string>[] = [
      {},
      { 'content-type': '' },
      { 'content-type': 'TEXT/PLAIN' },
      { 'content-type': 'application/X-WWW-form-urlencoded' },
    ];
    for (const type of types) {
      const headers = { ...cookieOf(owner), ...type, origin: 'https://evil.example', 'content-length': '7' };
      for (const target of ['/locale', '/logout', '/bff/v1/logout']) {
        const answer = await send({ method: 'POST', target, headers, body: 'lang=it' });
        expect([target, answer.status, answer.headers['set-cookie']]).toEqual([target, 403, undefined]);
      }
    }
  });

  it.each(['GHSA-q7jf-gf43-6x6p', 'GHSA-88fw-hqm2-52qc', 'GHSA-8j4g-w8fx-2239'])(
    '%s: no other origin reads anything',
    async () => {
      const foreign = { origin: 'https://evil.example', vary: 'x-evil', 'access-control-request-method': 'GET' };
      const before = readCpu(server.pid);
      for (const target of [
        '/v1/user',
        '/bff/v1/user',
        '/login',
        '/openapi.json',
        '/trust/crl/root.crl',
        '/assets/none.js',
      ]) {
        for (const method of ['GET', 'OPTIONS']) {
          const headers = { ...foreign, ...cookieOf(owner), 'access-control-request-headers': `${' ,'.repeat(3000)}x` };
          const answer = await send({ method, target, headers });
          expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
          expect(answer.headers['vary'] ?? '').not.toContain('evil');
          expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
        }
      }
      expect(readCpu(server.pid) - before, 'ms of the processor').toBeLessThan(5000);
    },
  );

  it.each(['GHSA-p77w-8qqv-26rm', 'GHSA-6wqw-2p9w-4vw4'])(
    '%s: no answer for one person is kept for another',
    async () => {
      for (const [target, who] of [
        ['/v1/user', bearerOf],
        ['/bff/v1/user', cookieOf],
        ['/profile', cookieOf],
      ] as const) {
        const [first, second, nobody] = [
          await get(target, who(owner)),
          await get(target, who(other)),
          await get(target),
        ];
        for (const answer of [first, second]) expect(answer.headers['cache-control']).toBe('no-store');
        expect([first.body.includes(owner.email), second.body.includes(other.email)]).toEqual([true, true]);
        expect([second.body.includes(owner.email), nobody.body.includes(other.email)]).toEqual([false, false]);
      }
    },
  );

  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const forge = (header: object, claims: object) => `${encode(header)}.${encode(claims)}.c2lnbmF0dXJl`;

  it.each([
    ['GHSA-f67f-6cw9-8mq4', { alg: 'HS256', typ: 'JWT' }],
    ['GHSA-3vhc-576x-3qv4', { alg: 'HS256', kid: '../../../dev/null', jku: 'https://evil.example/jwks' }],
    ['GHSA-m732-5p4w-x69g', { alg: 'none', typ: 'JWT' }],
    ['GHSA-hm8q-7f3q-5f36', { alg: 'none' }],
  ])('%s: a token that says of itself what it is worth is worth nothing', async (_id, header) => {
    for (const exp of [9_999_999_999, 0, 'never', null]) {
      const token = forge(header, { sub: owner.email, aud: 'other', exp });
      expect((await get('/v1/user', { authorization: `Bearer ${token}` })).status).toBe(401);
    }
  });

  it('CVE-2026-47673: a token counts under its own scheme alone', async () => {
    const schemes = ['Basic', 'Token', 'JWT', 'DPoP', 'Bearer,', ''];
    for (const scheme of schemes) {
      const { status } = await get('/v1/user', { authorization: `${scheme} ${owner.token}`.trim() });
      expect([scheme, status]).toEqual([scheme, 401]);
    }
    expect((await get('/v1/user', { authorization: `bearer ${owner.token}` })).status).toBe(200);
  });

  it.each(['GHSA-xpcf-pg52-r92g', 'GHSA-r354-f388-2fhh', 'CVE-2026-47674'])(
    '%s: nobody is this machine by saying so',
    async () => {
      expect((await get('/v1/outbox')).status).toBe(200);
      for (const ip of [
        '127.0.0.1',
        '::ffff:127.0.0.1',
        '0:0:0:0:0:0:0:1',
        '127.1',
        '0177.0.0.1',
        '2130706433',
        '127.0.0.1.evil',
      ])
        for (const name of ['x-forwarded-for', 'X-Forwarded-For'])
          expect([ip, (await get('/v1/outbox', { [name]: ip })).status]).toEqual([ip, 404]);
    },
  );

  it('GHSA-f6gv-hh8j-q8vq: a part of an address is that part, whatever it is called', async () => {
    const signer = inventEmail('signer');
    const request = await sendRequest(owner, {
      pdf: buildPdf(),
      signatures: [{ signer_identity_data: { email_address: signer, first_name: 'S', last_name: 'T' } }],
    });
    const secret = new URL(findLink(await readMail(server.url, signer, 'invitation'), '/view/')).pathname.split(
      '/',
    )[3]!;
    const names = ['constructor', '__proto__', 'toString', ':id', '*', '{id}', `${request.id}/../${secret}`];
    for (const name of names) {
      const answer = await get(`/v3/signature-requests/${name}`, bearerOf(owner));
      expect([name, answer.status]).toEqual([name, expect.toBeOneOf([400, 404])]);
    }
    expect((await get(`/v3/signature-requests/${request.id}`, bearerOf(owner))).status).toBe(200);
    expect((await get(`/v3/signature-requests/${request.id}`, bearerOf(other))).status).toBe(404);
  });

  it('CVE-2026-47675: nothing that a caller says becomes part of a cookie but its value', async () => {
    for (const lang of ['it; Domain=evil.example', 'de\r\nSet-Cookie: a=b', 'de; SameSite=None']) {
      const headers = { origin: server.url };
      const body = new URLSearchParams({ lang, next: '/login' }).toString();
      const answer = await send({ method: 'POST', target: '/locale', headers, body });
      expect(answer.headers['set-cookie'] ?? '').not.toMatch(/evil|a=b|SameSite=None/);
      const page = await get(`/login?lang=${encodeURIComponent(lang)}`);
      expect(page.headers['set-cookie'] ?? '').not.toMatch(/evil|a=b|SameSite=None/);
    }
  });
});
