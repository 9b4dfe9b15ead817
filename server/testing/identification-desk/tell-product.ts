import { randomUUID } from 'node:crypto';
import { signTold } from '../../identity/desk-vendor.ts';
import type { Delivery } from './desk-cases.ts';

/** How late `late` is, and how long the desk waits before it repeats what was not taken. */
const lateMs = 20_000;
const pausesMs = [0, 1000, 5000, 25_000];

export interface Told {
  /** Where the product takes what it is told. */
  url: string;
  secret: string;
  now: () => Date;
}

/** Tells the product that a case has moved, as well or as badly as somebody wants it. */
export function makeTeller({ url, secret, now }: Told) {
  const timers = new Set<NodeJS.Timeout>();
  let held: (() => void) | undefined;

  function wait(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      then();
    }, ms);
    timer.unref();
    timers.add(timer);
  }
  async function send(body: string, tries = 0): Promise<void> {
    const at = Math.floor(now().getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'desk-signature': `t=${at},v1=${signTold(secret, at, body)}`,
    };
    const isTaken = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    const pause = pausesMs[tries + 1];
    if (!isTaken && pause !== undefined) wait(pause, () => void send(body, tries + 1));
  }

  return {
    tell(reference: string, delivery: Delivery): void {
      if (delivery === 'never') return;
      const body = JSON.stringify({ event_id: randomUUID(), reference });
      const go = () => void send(body);
      const before = held;
      held = undefined;
      if (delivery === 'out_of_order') held = go;
      else if (delivery === 'late') wait(lateMs, go);
      else go();
      if (delivery === 'twice') go();
      // What was held back comes after what happened later.
      before?.();
    },
    close: () => timers.forEach(clearTimeout),
  };
}
