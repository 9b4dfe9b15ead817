import { describe, expect } from 'vitest';
import { getDueSurvey } from '@sigillum/api-contracts/platform/get-due-survey.ts';
import { recordSurvey } from '@sigillum/api-contracts/platform/record-survey.ts';
import { keyOf, sendRequest, sign } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { runSurveyCommand } from './survey-commands.ts';

const ask = async ({ client }: SeededPerson) => (await client.call(getDueSurvey, {})).survey;

async function signOften(person: SeededPerson, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await sign(person, await sendRequest(person, { signatures: [{ account_email: person.email }] }));
}

async function read(): Promise<string[]> {
  let text = '';
  await runSurveyCommand(['export'], { db: world.services.db, write: (part) => void (text += part) });
  return text.trimEnd().split('\r\n').slice(1);
}

describe('surveys', () => {
  it('ask about signing after the third signature, once, and keep the first answer for the operator', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    await signOften(anna, 2);
    expect(await ask(anna)).toBeNull();
    await signOften(anna, 1);
    expect(await ask(anna)).toBe('transactional');
    await anna.client.call(recordSurvey, { body: { survey: 'transactional', score: null } });
    expect(await ask(anna)).toBeNull();
    await anna.client.call(recordSurvey, { body: { survey: 'transactional', score: 4, comment: ' =quick, "easy"\n' } });
    await anna.client.call(recordSurvey, { body: { survey: 'transactional', score: 1, comment: 'no' } });
    const [row, ...more] = await read();
    expect(more).toEqual([]);
    expect(row).toMatch(/^"transactional","[^"]+Z","[^"]+Z","4","'=quick, ""easy""","de"$/);
  });

  it('ask about the whole after 30 days', async () => {
    world.setClock('2026-01-01T08:00:00.000Z');
    const anna = await seedPerson(world, 'anna@example.ch');
    world.setClock('2026-01-31T07:59:59.000Z');
    expect(await ask(anna)).toBeNull();
    world.setClock('2026-01-31T08:00:00.000Z');
    expect(await ask(anna)).toBe('relationship');
    await anna.client.call(recordSurvey, { body: { survey: 'relationship', score: 0 } });
    expect(await ask(anna)).toBeNull();
    expect(await read()).toEqual(['"relationship","2026-01-31T08:00:00.000Z","2026-01-31T08:00:00.000Z","0","","de"']);
  });

  it.each([
    ['transactional', 0],
    ['transactional', 6],
    ['relationship', 11],
    ['relationship', 2.5],
  ] as const)('refuse an answer beside the scale of the %s one: %d', async (survey, score) => {
    const anna = await seedPerson(world, 'anna@example.ch');
    expect(await keyOf(anna.client.call(recordSurvey, { body: { survey, score } }))).toBe('error.validation');
    expect(await read()).toEqual([]);
  });

  it('are known to operators by one word alone', async () => {
    await expect(runSurveyCommand(['show'], { db: world.services.db, write: () => undefined })).rejects.toThrow(
      'npm run surveys -- export',
    );
  });
});
