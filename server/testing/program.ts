import { createHash, randomUUID } from 'node:crypto';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { demandDescribed } from './demand-described.ts';
import type { SeededPerson } from './seeds.ts';
import type { TestServices } from './test-services.ts';

/** What came of a call in plain HTTP. `body` is read as JSON where it is JSON, else as text; nothing where there is none. */
export interface ProgramAnswer {
  status: number;
  headers: Headers;
  // Tests look into whatever a program gets.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  bytes: Buffer;
}

/** A program that knows nothing of our contracts: it logs in by name and key, and sends what it likes. */
export interface Program {
  username: string;
  key: string;
  logIn(): Promise<ProgramAnswer>;
  /** A call under /machine: `ask('GET v3/signature-requests')`; with the token of the last log-in. */
  ask(
    call: string,
    body?: unknown,
    init?: { headers?: Record<string, string>; token?: string },
  ): Promise<ProgramAnswer>;
}

/** Speaks plain HTTP to the API of a world, in process. `path` is the whole of it. */
export async function speakHttp(
  { api }: Pick<TestServices, 'api'>,
  path: string,
  init: RequestInit = {},
): Promise<ProgramAnswer> {
  const response = await api.request(path, init, { ip: '192.0.2.9' });
  const bytes = Buffer.from(await response.arrayBuffer());
  demandDescribed(init.method ?? 'GET', path, response, bytes);
  const isJson = response.headers.get('content-type') === 'application/json';
  const text = bytes.toString();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
    bytes,
  };
}

/** A program of the administrator's business, with a token. */
export async function seedProgram(
  world: TestServices,
  admin: SeededPerson,
  environment: 'DEMO' | 'PRODUCTION' = 'PRODUCTION',
): Promise<Program> {
  const { username, key } = await admin.client.call(business.createApiUser, {
    params: { id: admin.businessId! },
    body: { description: `Intranet ${createHash('sha1').update(randomUUID()).digest('hex').slice(0, 4)}`, environment },
  });
  let token = '';
  const program: Program = {
    username,
    key,
    async logIn() {
      const answer = await speakHttp(world, '/machine/v2/access/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, 'api-key': program.key }),
      });
      if (answer.status === 200) token = String(answer.body);
      return answer;
    },
    ask(call, body, { headers = {}, token: given = token } = {}) {
      const [method = '', path = ''] = call.split(' ');
      const isText = typeof body === 'string';
      return speakHttp(world, `/machine/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${given}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
      });
    },
  };
  await program.logIn();
  return program;
}
