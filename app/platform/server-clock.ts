import type { Client } from '@sigillum/api-contracts/client.ts';
import { getDatetime } from '@sigillum/api-contracts/platform/get-datetime.ts';

/** Milliseconds within which a sync is not repeated (specification, section 7). */
const freshFor = 2000;
/** Milliseconds that the clocks may differ without anybody noticing: the call itself takes some. */
const tolerance = 1000;

interface Sync {
  at: number;
  offset: number;
}

/** What is known of the server's clock. `now` is this machine's, which may be wrong. */
export class ServerClock {
  readonly #now: () => number;
  #last: Sync | undefined;
  #running: Promise<void> | undefined;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The server's time in milliseconds, as well as it is known. */
  read(): number {
    return this.#now() + (this.#last?.offset ?? 0);
  }

  /** Asks the server for its time, unless that was done just now. Without an answer everything stays as it was. */
  async sync(client: Pick<Client, 'call'>): Promise<void> {
    const age = this.#last ? this.#now() - this.#last.at : Number.POSITIVE_INFINITY;
    // A clock that was set back makes the last sync lie ahead.
    if (age >= 0 && age < freshFor) return undefined;
    this.#running ??= this.#ask(client).finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #ask(client: Pick<Client, 'call'>): Promise<void> {
    const sent = this.#now();
    const answer = await client.call(getDatetime, {}).catch(() => undefined);
    if (!answer) return;
    const received = this.#now();
    const offset = Date.parse(answer.datetime) - (sent + received) / 2;
    this.#last = { at: received, offset: Math.abs(offset) <= tolerance ? 0 : offset };
  }
}

/** The one of this browser tab. */
const clock = new ServerClock();

/** The server's time in milliseconds: for whatever is compared with a moment that the server has named. */
export const readServerTime = (): number => clock.read();

/** Asks for the server's time before something is compared with it. */
export const syncServerTime = (client: Pick<Client, 'call'>): Promise<void> => clock.sync(client);
