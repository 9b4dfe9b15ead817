import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { enter, keyOf, listMails, sendRequest, sign, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let beat: SeededPerson;
let mia: SeededPerson;
let id: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
  mia = await seedPerson(world, 'mia@example.ch');
  id = await sendRequest(anna, {
    signatures: [
      { account_email: 'beat@example.ch', sequence: 1 },
      { account_email: 'mia@example.ch', sequence: 2 },
      visitor('luca@example.it', { sequence: 1 }),
    ],
  });
  await world.services.db.deleteFrom('mails').where('template', '<>', 'invitation').execute();
});

const ask = ({ client }: SeededPerson, message = 'From when on?') =>
  client.call(endpoints.askSender, { params: { id }, body: { message } });
const answer = (seq: number, { client } = anna, message = 'From May on.') =>
  client.call(endpoints.answerQuestion, { params: { id, seq: String(seq) }, body: { message } });
const listQuestions = async ({ client }: SeededPerson) =>
  (await client.call(endpoints.getSignatureRequestEvents, { params: { id } })).events.filter(({ name }) =>
    name.startsWith('QUESTION_'),
  );
const find = ({ seq }: { seq: number }) => seq;

describe('a question of a signer', () => {
  it('goes to the sender by mail, and the answer back, in the trail of these two alone', async () => {
    const seq = find(await ask(beat));
    const told = (await readLastMail(world, 'anna@example.ch'))!;
    expect(told.template).toBe('question');
    expect(told.text).toContain('From when on?');
    await answer(seq);
    const { template, text } = (await readLastMail(world, 'beat@example.ch'))!;
    expect(template).toBe('answer');
    expect(text).toContain('From May on.');
    expect(text).toContain('From when on?');
    for (const person of [anna, beat])
      expect(await listQuestions(person)).toMatchObject([
        { seq, name: 'QUESTION_ASKED', message: 'From when on?' },
        { name: 'QUESTION_ANSWERED', message: 'From May on.', question: seq },
      ]);
    expect(await listQuestions(mia)).toEqual([]);
    const read = async ({ client }: SeededPerson) =>
      (await client.call(getSignatureReport, { params: { id }, query: { type: 'JSON' } })).text();
    expect(await read(anna)).toContain('From when on?');
    expect(await read(mia)).not.toContain('From');
    expect(await read(mia)).toContain('"withheld":["ip","actor.email","data.message"]');
  });

  it('is asked without account by the link, which the answer leads to, and before the own turn', async () => {
    const { client } = await enter(world, 'luca@example.it', id);
    const asked = await client.call(endpoints.askSenderDirectly, { params: { id }, body: { message: 'Why me?' } });
    await answer(find(asked), anna, 'You are the tenant.');
    expect((await readLastMail(world, 'luca@example.it'))!.text).toMatch(new RegExp(`/view/${id}/[\\w-]+`));
    expect(find(await ask(mia))).toBeGreaterThan(find(asked));
  });

  it('is asked by who has still to sign, and answered once by who manages the request', async () => {
    const seq = find(await ask(beat));
    expect(await keyOf(ask(anna))).toBe('error.not_found');
    expect(await keyOf(answer(seq, mia))).toBe('error.not_found');
    expect(await keyOf(answer(seq, beat))).toBe('error.not_found');
    expect(await keyOf(answer(1))).toBe('error.not_found');
    expect(await keyOf(ask(beat, ''))).toBe('error.validation');
    await answer(seq);
    expect(await keyOf(answer(seq))).toBe('error.sr.answered_already');
    await sign(beat, id);
    expect(await keyOf(ask(beat))).toBe('error.sign.already_signed');
    const late = find(await ask(mia));
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id } });
    expect(await keyOf(ask(mia))).toBe('error.sr.withdrawn');
    await answer(late);
    expect(await listMails(world)).toContain('answer mia@example.ch');
  });

  it('is one of twenty at most', async () => {
    for (let index = 0; index < 20; index++) await ask(beat, `Question ${index}`);
    expect(await keyOf(ask(beat))).toBe('error.sr.too_many_questions');
    expect(find(await ask(mia))).toBeGreaterThan(20);
  });
});
