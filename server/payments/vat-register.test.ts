import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViesRegister } from './vat-register.ts';

/** What VIES answers next, and what it was asked. */
let answer: { status: number; body: string };
let asked: unknown;
let url: string;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  asked = { path: request.url, body: JSON.parse(body) as unknown };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vies/rest-api`;
});
afterAll(() => void server.close());

const check = (body: object | string, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return makeViesRegister(url).check('DE', '123456789');
};

describe('the register of VAT numbers', () => {
  it('says whether a number is in use', async () => {
    expect(await check({ valid: true, userError: 'VALID' })).toBe(true);
    expect(asked).toEqual({
      path: '/vies/rest-api/check-vat-number',
      body: { countryCode: 'DE', vatNumber: '123456789' },
    });
    expect(await check({ valid: false, userError: 'INVALID' })).toBe(false);
  });

  it('says nothing while it or a country is away, or of one whose numbers it does not keep', async () => {
    expect(await check({ valid: false, userError: 'MS_UNAVAILABLE' })).toBeUndefined();
    expect(await check('<html>', 503)).toBeUndefined();
    expect(await makeViesRegister('http://127.0.0.1:9').check('DE', '123456789')).toBeUndefined();
    expect(await makeViesRegister(url).check('CH', 'E116281710')).toBeUndefined();
  });
});
