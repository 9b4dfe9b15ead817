import { describe, expect } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { createApi } from '../api.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { createLog } from '../process/log.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const password = 'kupfer Wolke 93 Segel';
const ip = '192.0.2.44';

/** The API with a log of its own, and what that has written. */
function listen() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: 'info', write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const api = createApi({ ...world.services, log });
  const request = async (path: string, init?: RequestInit) => api.request(path, init, { ip });
  return { lines, request, connect: (bearer?: string) => createClient(request, bearer ? { bearer } : {}) };
}

async function seedNora() {
  const person = await seedPerson(world, 'nora@example.ch', { business: true });
  const hash = await hashPassword(password);
  await world.services.db.updateTable('users').set({ password_hash: hash }).where('id', '=', person.id).execute();
  return person;
}

describe('a call', () => {
  it('is written down with when, from where, who, what and how it ended', async () => {
    const { id } = await seedNora();
    const { lines, request, connect } = listen();
    const { token } = await connect().call(login, { body: { email: 'nora@example.ch', password } });
    lines.length = 0;
    const draft = await connect(token).call(createSignatureRequest, { body: { title: 'Confidential lease' } });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await request('/v3/signature-requests', { method: 'POST', headers, body: '{"title":7}' });
    await request('/v3/signature-requests/7d1f6d0e-0000-4000-8000-000000000000', { headers });
    await request(`/v3/signature-requests/${draft.id}`, { headers: { authorization: 'Bearer stolen' } });
    await request(`/v3/signature-requests/${draft.id}`, { headers });
    const who = `user ${id}`;
    const path = '/v3/signature-requests';
    const one = { level: 'info', message: 'call', ip, time: expect.stringMatching(/^\d{4}-.*Z$/) as string };
    expect(lines).toEqual([
      { ...one, who, method: 'POST', path, status: 201 },
      { ...one, who, method: 'POST', path, status: 400, key: 'error.validation' },
      { ...one, who, method: 'GET', path: `${path}/{id}`, status: 404, key: 'error.not_found' },
      { ...one, who: 'nobody', method: 'GET', path: `${path}/{id}`, status: 401, key: 'error.auth.token_invalid' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Confidential');
  });
});

describe('a log-in', () => {
  it('is written down with the way that it took, and so is its failure', async () => {
    const { id } = await seedNora();
    const { lines, connect } = listen();
    const enter = (typed: string) =>
      connect()
        .call(login, { body: { email: 'nora@example.ch', password: typed } })
        .catch(() => undefined);
    await enter('not this one at all');
    await enter(password);
    expect(lines).toMatchObject([
      { message: 'call', path: '/v1/login', status: 401, key: 'error.auth.credentials_invalid', who: 'nobody', ip },
      { message: 'logged in', who: `user ${id}`, way: 'password', ip },
      { message: 'call', path: '/v1/login', status: 200, who: 'nobody', ip },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/not this one|kupfer/);
  });
});
