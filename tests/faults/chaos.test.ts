import { expect, it, vi } from 'vitest';
import { makeDraw } from '../support/chaos/draw.ts';
import { faults, listFaults } from '../support/chaos/faults.ts';
import { expectLives, expectMailsSent, expectNoOrphans } from '../support/chaos/judge.ts';
import { type Acts, type Life, live } from '../support/chaos/live.ts';
import { openChaosWorld } from '../support/chaos/open-chaos-world.ts';
import { type SigningPerson, signUpToSign } from '../support/signing-people.ts';

/** `npm run chaos` is the long form; what a seed draws comes again, not what the machine makes of it. */
const count = Number(process.env['SIGILLUM_CHAOS_REQUESTS'] ?? 24);
const seed = Number(process.env['SIGILLUM_CHAOS_SEED'] ?? 20);
const atOnce = 6;
/** After so long no life begins any more; what then lives ends, and is judged, within the rest of ten minutes. */
const mostMs = 7 * 60_000;
/** So many acts are acknowledged between two faults, about: a slow machine has its storm, too, but no longer than its calm. */
const calm = Math.max(8, count / 25);

it('whatever dies, stands still, tears, fills up or is slow: what was acknowledged is there once, and nothing else', async () => {
  const world = await openChaosWorld();
  const struck: string[] = [];
  const acts: Acts = { acknowledged: 0, retries: new Map() };
  let begun = 0;
  const tell = () =>
    `${begun} of ${count} requests, ${acts.acknowledged} acts, ${struck.length} faults, tried again ${JSON.stringify(Object.fromEntries(acts.retries))}`;
  try {
    const draw = makeDraw(seed);
    const owner = await signUpToSign(world.url, { business: 'Chaos AG' });
    const people: SigningPerson[] = [];
    for (const firstName of ['Urs', 'Vera', 'Lina', 'Marc']) people.push(await signUpToSign(world.url, { firstName }));
    await world.beginStorm();
    const since = new Date();

    const lives: Life[] = [];
    const until = performance.now() + mostMs;
    const worker = async () => {
      while (begun < count && performance.now() < until)
        lives.push(await live((begun += 1), { owner, people, draw, acts }));
    };
    let isOver = false;
    const storm = async () => {
      let waiting: string[] = [];
      while (!isOver) {
        const enough = acts.acknowledged + draw.between(calm / 2, calm * 1.5);
        await vi.waitUntil(() => isOver || acts.acknowledged > enough, { timeout: 300_000, interval: 20 });
        if (waiting.length === 0) waiting = draw.shuffle(listFaults(world));
        const name = waiting.pop()!;
        struck.push(name);
        await faults[name]!(world, draw);
      }
    };
    const striking = storm();
    await Promise.all(Array.from({ length: atOnce }, worker));
    isOver = true;
    await striking;
    await world.waitUntilCalm();

    expect(lives).toHaveLength(begun);
    await expectLives(world, lives, owner.email);
    const { doubled } = await expectMailsSent(world, since);
    const last = await world.endStorm();
    await expectNoOrphans(world);
    await last.stop();
    console.log(tell());
    console.log(
      `${world.mailbox.deliveries.length} mails, ${doubled} of them handed over again under the same Message-ID`,
    );
  } catch (error) {
    console.log(`Seed ${seed}. ${tell()}. What has struck: ${struck.join('; ')}.\n${world.complaints()}`);
    throw error;
  } finally {
    await world.close();
  }
}, 1_200_000);
