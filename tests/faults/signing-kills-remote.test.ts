import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { proceedSwisscom } from '@sigillum/api-contracts/signing/proceed-swisscom.ts';
import { redirectSign } from '@sigillum/api-contracts/signing/redirect-sign.ts';
import type { SigningStep } from '@sigillum/api-contracts/signing/schemas.ts';
import { openServerDatabase } from '../support/processes.ts';
import { openRemoteTrust, type RemoteKind, type StepReturn } from '../support/remote-trust.ts';
import { openSigningWorld } from '../support/signing-world.ts';

/** Moments of a signature whose signer takes a step elsewhere, in their order (server/signing/failpoints.ts). */
const asking = ['after-authorise', 'after-step-stored'];
/** The answer to the step is the second that is given. */
const answering = [
  ...['after-step-taken', 'after-proceed', 'after-sign', 'after-blob:2'],
  ...['inside-commit', 'after-commit', 'before-answer:2'],
];
const moments = [...asking, ...answering];
const isAfter = (point: string, other: string) => moments.indexOf(point) >= moments.indexOf(other);
/** Where nobody has heard of it, and it is signed. */
const kept = new Set(['after-commit', 'before-answer:2']);
/** The moments of fetching long-term data later. */
const completing = ['after-extend', 'after-verify', 'inside-commit', 'after-commit'];

interface Service {
  kind: RemoteKind;
  quality: Quality;
  /** All moments with one service; with the others those where they differ from it. */
  points: string[];
  /** The moment from which on a person was asked, and that from which on the service has signed. */
  asked: string;
  signed: string;
}
const services: Service[] = [
  { kind: 'csc', quality: 'QES', points: moments, asked: 'after-step-taken', signed: 'after-sign' },
  {
    kind: 'ais',
    quality: 'QES',
    points: ['after-step-stored', 'after-proceed', 'after-commit'],
    asked: 'after-authorise',
    signed: 'after-proceed',
  },
  {
    kind: 'broker',
    quality: 'AES_MINIMAL',
    points: ['after-step-taken', 'after-sign', 'after-commit'],
    asked: 'after-step-taken',
    signed: 'after-sign',
  },
];

async function openRemoteWorld({ kind, quality }: Service) {
  const remote = await openRemoteTrust(kind, quality);
  const world = await openSigningWorld(`kills-${kind}`, { anchors: [remote.anchor], env: remote.env });
  const { owner } = world;
  remote.belongTo(owner);

  const begin = async (id: string): Promise<SigningStep> => {
    const [outcome] = await world.sign(owner, quality, id);
    expect(outcome).toMatchObject({ status: 'STEP', quality, documents: [] });
    return outcome!.step!;
  };
  const answer = async (id: string, params: StepReturn, options: { idempotencyKey?: string } = {}) => {
    const call = params
      ? owner.client.call(redirectSign, { params: { id }, body: { params } }, options)
      : owner.client.call(proceedSwisscom, { params: { id }, body: {} }, options);
    return (await call).results[0]!;
  };
  return {
    ...world,
    remote,
    begin,
    answer,
    restart: (env?: Record<string, string>) => world.restart({ ...remote.env, ...env }),
    restartToDie: (env: Record<string, string>) => world.restartToDie({ ...remote.env, ...env }),
    send: (title: string, documents: 1 | 2 = 1) => world.send(title, quality, 1, documents),
    /** Signs from the beginning, with the person's step. */
    async signAnew(id: string) {
      const outcome = await answer(id, await remote.takeStep(await begin(id)));
      expect(outcome).toMatchObject({ status: 'SIGNED', quality, long_term: 'complete' });
    },
    /** What the service has done since, by its own log: how often a person was asked, and how many digests were signed. */
    async tally(act: () => Promise<unknown>) {
      const [questions, signatures] = [remote.countQuestions(), remote.signed.length];
      await act();
      return { questions: remote.countQuestions() - questions, signatures: remote.signed.length - signatures };
    },
    async close() {
      await world.close();
      await remote.close();
    },
  };
}
type World = Awaited<ReturnType<typeof openRemoteWorld>>;

interface Answering {
  id: string;
  params: StepReturn | undefined;
}

/** An answer that signs nothing, for this reason; the service is not asked for anything. */
async function expectRefusal(world: World, { id, params, key }: Answering & { key: string }, where: string) {
  const refused = () => expect(world.answer(id, params), where).rejects.toMatchObject({ key });
  expect(await world.tally(refused), where).toEqual({ questions: 0, signatures: 0 });
}

async function expectOpen(world: World, id: string, where: string) {
  expect(await world.expectBalance(id), where).toEqual({ status: 'OPEN', signatures: ['OPEN'] });
}

/** An answer that signs; the person was asked before. */
async function expectSignature(world: World, { id, params }: Answering) {
  const signed = async () => expect(await world.answer(id, params)).toMatchObject({ status: 'SIGNED' });
  expect(await world.tally(signed)).toEqual({ questions: 0, signatures: 1 });
}

/** The same call once more gets the answer that nobody heard; the service is not asked for anything. */
async function expectSameAnswer(world: World, { id, params }: Answering, where: string) {
  const again = async () =>
    expect(await world.answer(id, params, { idempotencyKey: id }), where).toMatchObject({ status: 'SIGNED' });
  expect(await world.tally(again), where).toEqual({ questions: 0, signatures: 0 });
}

/** The server dies at each moment of a signature on two documents: both are signed, or none, and what the service did is known. */
async function killWhileSigning(world: World, { points, asked, signed }: Service): Promise<void> {
  const { remote } = world;
  const cycles: { point: string; id: string; params?: StepReturn }[] = [];
  for (const point of points) cycles.push({ point, id: await world.send(`Remote, ${point}.`, 2) });
  // One death ends them all, each at its moment.
  const held: Awaited<ReturnType<World['hold']>>[] = [];
  for (const cycle of cycles) {
    const { point, id } = cycle;
    const whole = async () => {
      cycle.params = await remote.takeStep(await world.begin(id));
      return world.answer(id, cycle.params, { idempotencyKey: id });
    };
    const done = await world.tally(async () => held.push(await world.hold(point, whole)));
    const expected = { questions: isAfter(point, asked) ? 1 : 0, signatures: isAfter(point, signed) ? 2 : 0 };
    expect(done, point).toEqual(expected);
  }
  await world.server().kill();
  for (const [index, { ended }] of held.entries())
    await expect(ended, `${cycles[index]!.point}: nobody hears that it is signed`).rejects.toThrow(TypeError);
  await world.restart();
  for (const { point, id, params } of cycles) {
    const isSigned = kept.has(point);
    const status = isSigned ? 'SIGNED' : 'OPEN';
    expect(await world.expectBalance(id), point).toEqual({ status, signatures: [status] });
    // The same answer once more: a consent that was used is no consent to sign again.
    const key = isSigned ? 'error.sign.already_signed' : 'error.sign.step_unknown';
    if (answering.includes(point)) await expectRefusal(world, { id, params, key }, point);
    if (isSigned) {
      await expectSameAnswer(world, { id, params }, point);
      continue;
    }
    expect(await world.tally(() => world.signAnew(id)), point).toEqual({ questions: 1, signatures: 2 });
    expect(await world.expectBalance(id), point).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] });
  }
}

/** While the signer is at the service, the server dies; what the signer decides meanwhile is what the next start hears. */
async function killWhileWaiting(world: World): Promise<void> {
  const { remote } = world;
  const minds = { consents: undefined, declines: 'error.sign.step_declined', forgets: 'error.sign.step_timeout' };
  for (const [mind, key] of Object.entries(minds) as [keyof typeof minds, string | undefined][]) {
    const id = await world.send(`The signer ${mind}.`);
    const step = await world.begin(id);
    await world.server().kill();
    remote.setMind(mind);
    // Who forgets never comes back from a page.
    const params = mind === 'forgets' && step.kind === 'redirect' ? {} : await remote.takeStep(step);
    await world.restart();
    if (key) {
      const isGone = mind === 'forgets' && step.kind === 'redirect';
      if (isGone) await letStepExpire(world, id);
      await expectRefusal(world, { id, params, key: isGone ? 'error.sign.step_unknown' : key }, mind);
      await expectOpen(world, id, mind);
      remote.setMind('consents');
      await world.signAnew(id);
    } else await expectSignature(world, { id, params });
    expect(await world.expectBalance(id), mind).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] });
  }
}

/** A quarter of an hour goes by with nobody at the service's page. */
async function letStepExpire({ dataDir }: World, id: string): Promise<void> {
  const { db, close } = openServerDatabase(dataDir);
  const result = await db
    .updateTable('signing_steps')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('sid', 'in', db.selectFrom('signatures').select('sid').where('request_id', '=', id))
    .executeTakeFirst();
  await close();
  expect(result.numUpdatedRows).toBe(1n);
}

/** A remote signature that was accepted without its long-term data: one death after the other, and it ends by itself. */
async function killWhileCompleting(world: World): Promise<void> {
  const { remote, timestamps } = world;
  await world.restart(timestamps.env);
  timestamps.setStatusAway(true);
  const id = await world.send('Remote, to be completed.');
  expect(await world.answer(id, await remote.takeStep(await world.begin(id)))).toMatchObject({
    status: 'SIGNED',
    level_reason: 'revocation',
    long_term: 'pending',
  });
  expect(await world.expectBalance(id)).toEqual({ status: 'OPEN', signatures: ['SIGNED'] });
  await world.server().kill();
  timestamps.setStatusAway(false);
  const work = await world.tally(async () => {
    for (const point of completing)
      expect(await world.restartToDie({ ...timestamps.env, SIGILLUM_FAILPOINT: `complete-${point}` })).toBe('SIGKILL');
    await world.restart(timestamps.env);
    // Side by side with others no test is the current one, which `expect.poll` asks for.
    await vi.waitFor(
      async () => expect(await world.expectBalance(id)).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] }),
      { timeout: 240_000, interval: 200 },
    );
  });
  expect(work, 'the service is not asked again').toEqual({ questions: 0, signatures: 0 });
}

// Each on a server of its own, side by side: a start is much waiting.
describe('kill -9 with a remote trust service', () => {
  it.concurrent.each(services)(
    'at any step of $quality by $kind loses nothing, doubles nothing on either side, and what was accepted ends by itself',
    async (service) => {
      const world = await openRemoteWorld(service);
      try {
        await killWhileSigning(world, service);
        await killWhileWaiting(world);
        // On-demand services hand over the status with the signature: there is nothing of it to wait for.
        if (service.kind === 'csc') await killWhileCompleting(world);
      } finally {
        await world.close();
      }
    },
    600_000,
  );
});
