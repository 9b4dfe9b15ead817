import { describe, expect, it, vi } from 'vitest';
import { openSigningWorld } from '../support/signing-world.ts';

/** Every moment between two steps of signing (server/signing/failpoints.ts), and whether the signature is there then. */
const moments = {
  'after-prepare': false,
  'after-authorise': false,
  'after-sign': false,
  'after-timestamp': false,
  'after-embed': false,
  'after-blob': false,
  'after-extend': false,
  'after-verify': false,
  'inside-commit': false,
  'after-commit': true,
  'before-answer': true,
};
type Moment = keyof typeof moments;
/** Where the first of two signers does otherwise than the last: another commit, and no end. */
const early: Moment[] = ['inside-commit', 'before-answer'];
const allCycles = [
  ...early.map((point) => ({ point, turn: 'first' as const })),
  ...(Object.keys(moments) as Moment[]).map((point) => ({ point, turn: 'last' as const })),
];
/** Where the others part from SES: a certificate made for this one signature, a timestamp that it needs, a code that is spent with it. */
const differing: Moment[] = ['after-sign', 'after-timestamp', 'inside-commit', 'after-commit'];

/** The moments of fetching long-term data later. */
const completing = [
  'complete-after-extend',
  'complete-after-verify',
  'complete-inside-commit',
  'complete-after-commit',
] as const;

/**
 * All moments with SES; with the others those where they differ from it. The whole matrix is behind `npm test -- faults --every`.
 */
function planKills(quality: Kind) {
  if (quality === 'SES' || process.env['SIGILLUM_EVERY'] === '1') return { cycles: allCycles, completing };
  const cycles = allCycles.filter(({ point, turn }) => turn === 'last' && differing.includes(point));
  // The job knows no quality; what it fetches is another certificate's status.
  return { cycles, completing: completing.slice(2, 3) };
}

type World = Awaited<ReturnType<typeof openSigningWorld>>;
const kinds = ['SES', 'AES', 'DEMO', 'PART11'] as const;
type Kind = (typeof kinds)[number];

/** Two signers: the server dies at each moment of the last one's signature, and where the first one's is another; with each quality. */
async function killWhileSigning(world: World): Promise<void> {
  const { owner, partner } = world;
  const cycles = kinds.flatMap((quality) => planKills(quality).cycles.map((cycle) => ({ ...cycle, quality })));
  const sendCycle = async ({ quality, point, turn }: (typeof cycles)[number]) => ({
    ...{ quality, point, turn },
    where: `${quality}, ${point}, ${turn} signer`,
    id: await world.send(`${quality} ${point} of the ${turn}.`, quality, 2),
  });
  const requests: Awaited<ReturnType<typeof sendCycle>>[] = [];
  for (const cycle of cycles) requests.push(await sendCycle(cycle));
  const signAsPartner = async (wanted: 'first' | 'last') => {
    for (const kind of kinds) {
      const ids = requests.flatMap(({ id, turn, quality }) => (turn === wanted && quality === kind ? [id] : []));
      if (ids.length) await world.sign(partner, kind, ...ids);
    }
  };
  await signAsPartner('last');

  // One death ends them all, each at its moment.
  const held: Awaited<ReturnType<World['hold']>>[] = [];
  for (const { id, quality } of requests) await world.askAhead(owner, quality, id);
  for (const { id, point, quality } of requests)
    held.push(await world.hold(point, () => world.signOnce(owner, quality, id)));
  await world.server().kill();
  for (const [index, { ended }] of held.entries())
    await expect(ended, `${requests[index]!.where}: nobody hears that it is signed`).rejects.toThrow(TypeError);
  await world.restart();

  for (const { id, point, turn, quality, where } of requests) {
    const isSigned = moments[point];
    expect(await world.expectBalance(id, 2), where).toEqual({
      status: isSigned && turn === 'last' ? 'SIGNED' : 'OPEN',
      signatures: [isSigned ? 'SIGNED' : 'OPEN', turn === 'last' ? 'SIGNED' : 'OPEN'],
    });
    // Whoever repeats the call hears what nobody heard: it is signed, or it is now.
    expect(await world.signOnce(owner, quality, id), where).toMatchObject([{ status: 'SIGNED' }]);
    const anew = world.sign(owner, quality, id);
    await expect(anew, where).rejects.toMatchObject({ key: 'error.sign.already_signed' });
  }
  await signAsPartner('first');
  for (const { id, where } of requests)
    expect(await world.expectBalance(id, 2), where).toMatchObject({ status: 'SIGNED' });
}

/** A signature that was accepted without its long-term data: one death after the other while they are fetched. */
async function killWhileCompleting(world: World, quality: Kind): Promise<void> {
  const { owner, timestamps } = world;
  // A server that has asked for the status remembers it.
  await world.restart(timestamps.env);
  timestamps.setStatusAway(true);
  const id = await world.send(`${quality} to be completed.`, quality);
  expect(await world.sign(owner, quality, id)).toMatchObject([
    { status: 'SIGNED', level_reason: 'revocation', long_term: 'pending', documents: [{ level: 'B-T' }] },
  ]);
  expect(await world.expectBalance(id)).toEqual({ status: 'OPEN', signatures: ['SIGNED'] });
  await world.server().kill();
  timestamps.setStatusAway(false);
  // What a death leaves is taken up by the next start.
  for (const point of planKills(quality).completing) {
    const env = { ...timestamps.env, SIGILLUM_FAILPOINT: point };
    expect(await world.restartToDie(env), `${quality}, ${point}`).toBe('SIGKILL');
  }
  await world.restart(timestamps.env);
  // Side by side with others no test is the current one, which `expect.poll` asks for.
  await vi.waitFor(
    async () => expect(await world.expectBalance(id)).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] }),
    { timeout: 240_000, interval: 200 },
  );
}

/**
 * Where a seal on two documents may be half there: between their revisions, after and inside the one commit of both. Whoever is held
 * inside it comes last: an organisation's events are a chain, so its other seals would wait for this one.
 */
const sealing = { 'after-sign': false, 'after-blob:2': false, 'after-commit': true, 'inside-commit': false };

/** The organisation's seal on two documents: both or none. */
async function killWhileSealing(world: World): Promise<void> {
  const seal = await world.setUpSeal('contracts');
  const sendCycle = async ([point, isSealed]: [string, boolean]) => ({
    ...{ point, isSealed },
    id: await world.send(`Sealed twice, ${point}.`, 'AES', 1, 2),
  });
  const requests: Awaited<ReturnType<typeof sendCycle>>[] = [];
  for (const cycle of Object.entries(sealing)) requests.push(await sendCycle(cycle));
  const held: Awaited<ReturnType<World['hold']>>[] = [];
  for (const { id, point } of requests) held.push(await world.hold(point, () => seal(id, { idempotencyKey: id })));
  await world.server().kill();
  for (const [index, { ended }] of held.entries())
    await expect(ended, requests[index]!.point).rejects.toThrow(TypeError);
  await world.restart();
  for (const { id, point, isSealed } of requests) {
    const status = isSealed ? 'SIGNED' : 'OPEN';
    expect(await world.expectBalance(id), point).toEqual({ status, signatures: [status] });
    const again = await seal(id, { idempotencyKey: id });
    expect(again, point).toMatchObject([{ status: 'SIGNED', documents: [{}, {}] }]);
    await expect(seal(id), point).rejects.toMatchObject({ key: 'error.sign.already_signed' });
    expect(await world.expectBalance(id), point).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] });
  }
}

// Side by side: a start is much waiting. One death serves every quality, for each request is at a moment of its own.
describe('kill -9', () => {
  it.concurrent('at any step of any quality loses nothing, doubles nothing, and whatever was accepted ends by itself', async () => {
    const world = await openSigningWorld('kills');
    try {
      await killWhileSigning(world);
      for (const quality of kinds) await killWhileCompleting(world, quality);
    } finally {
      await world.close();
    }
  });

  it.concurrent('of an organisation’s seal on two documents leaves both sealed or none', async () => {
    const world = await openSigningWorld('kills-seal');
    try {
      await killWhileSealing(world);
    } finally {
      await world.close();
    }
  });
});
