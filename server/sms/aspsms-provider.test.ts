import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAspsmsProvider, SmsError, toReference } from './aspsms-provider.ts';

interface Sent {
  recipient: string;
  reference: string;
  text: string;
  originator: string;
}

/** The provider's JSON API as its documentation describes it, on loopback. */
const state = {
  sent: [] as Sent[],
  calls: [] as string[],
  /** Answers this instead of doing its work. */
  refusal: undefined as { status?: number; body: string } | undefined,
  /** Does its work, and hangs up instead of answering. */
  loses: false,
};
let server: Server;
let url: string;

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text) as Record<string, unknown>;
}

function answer(method: string, body: Record<string, unknown>): object {
  if (body['UserName'] !== 'KEY' || body['Password'] !== 'secret')
    return { StatusCode: '3', StatusInfo: 'Authorization failed.' };
  if (method === 'SendTextSMS') {
    for (const entry of body['Recipients'] as string[]) {
      const [recipient = '', reference = ''] = entry.split(':');
      state.sent.push({
        recipient,
        reference,
        text: String(body['MessageText']),
        originator: String(body['Originator']),
      });
    }
    return { StatusCode: '1', StatusInfo: 'OK' };
  }
  const reference = String(body['TransactionReferenceNumbers']);
  const isKnown = state.sent.some((message) => message.reference === reference);
  return {
    StatusCode: '1',
    StatusInfo: 'OK',
    DeliveryNotifications: [{ TransactionReferenceNumber: reference, DeliveryStatus: isKnown ? '2' : '-1' }],
  };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void readJson(request).then((body) => {
      const method = request.url!.slice(1);
      state.calls.push(method);
      const { refusal } = state;
      if (refusal) return response.writeHead(refusal.status ?? 200).end(refusal.body);
      const reply = answer(method, body);
      return state.loses ? request.socket.destroy() : response.end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => Object.assign(state, { sent: [], calls: [], refusal: undefined, loses: false }));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const open = (password = 'secret') => createAspsmsProvider({ url, userKey: 'KEY', password, originator: 'Sigillum' });
const message = (isRepetition = false, id: string = randomUUID()) => ({
  id,
  to: '41791234567',
  text: '482913 ist Ihr Code – «Zürich»',
  isRepetition,
});
const failWith = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a text message by ASPSMS', () => {
  it('goes to its number with its text, its sender and a reference of its own', async () => {
    const one = message();
    await open().send(one);
    expect(state.sent).toEqual([
      { recipient: '+41791234567', reference: toReference(one.id), text: one.text, originator: 'Sigillum' },
    ]);
    expect(toReference(one.id)).toMatch(/^\d{1,15}$/);
    expect(state.calls).toEqual(['SendTextSMS']);
  });

  it('whose answer got lost is not sent twice', async () => {
    const one = message();
    state.loses = true;
    expect(await failWith(open().send(one))).toBeInstanceOf(SmsError);
    state.loses = false;
    await open().send({ ...one, isRepetition: true });
    expect(state.sent).toHaveLength(1);
  });

  it('that was never taken over is sent at the next try', async () => {
    const one = message();
    state.refusal = { status: 503, body: '' };
    expect(await failWith(open().send(one))).toMatchObject({ message: expect.stringContaining('503') });
    state.refusal = undefined;
    await open().send({ ...one, isRepetition: true });
    expect(state.sent).toHaveLength(1);
    expect(state.calls.slice(-2)).toEqual(['InquireDeliveryNotifications', 'SendTextSMS']);
  });

  it.each([
    ['wrong credentials', { body: '{"StatusCode":"3","StatusInfo":"Authorization failed."}' }, 'SMS_ASPSMS_PASSWORD'],
    ['no credits', { body: '{"StatusCode":"5","StatusInfo":"Not enough credits."}' }, 'no credits left'],
    ['a foreign sender', { body: '{"StatusCode":"30","StatusInfo":"Originator."}' }, 'SMS_ORIGINATOR'],
    ['a page instead of an answer', { body: '<html>' }, 'an answer that is none'],
  ])('is refused for %s, in words that help and give nothing away', async (_why, refusal, words) => {
    state.refusal = refusal;
    const error = (await failWith(open().send(message()))) as SmsError;
    expect(error).toBeInstanceOf(SmsError);
    expect(error.message).toContain(words);
    expect(error.message).not.toMatch(/secret|4179|482913/);
  });
});
