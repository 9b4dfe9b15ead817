import { isApiProblem } from '../forms/is-api-problem.ts';
import { DraftClash } from './draft-clash.ts';
import { type DraftChange, mergeChanges } from './draft-change.ts';

export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed';

export interface SaveState {
  status: SaveStatus;
  /** Why the last try failed; only with `failed`. */
  problem?: unknown;
}

export interface DraftSaverOptions {
  /** Sends one change; a throw means that nothing was saved. */
  save: (change: DraftChange) => Promise<unknown>;
  /** Runs `work` after that many milliseconds and returns what calls it off. Injected, so that tests do not sleep. */
  schedule?: (work: () => void, milliseconds: number) => () => void;
}

/** Milliseconds after the last keystroke. */
const pause = 700;
const firstRetry = 2000;
const longestRetry = 30_000;

const scheduleTimeout = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** A broken line, an overload or a failure of the server passes; a refusal waits for the person. */
function isPassing(problem: unknown): boolean {
  if (problem instanceof DraftClash) return false;
  return !isApiProblem(problem) || problem.status === 429 || problem.status >= 500;
}

/**
 * Saves a draft as it is being edited: gathers changes, sends them one call at a time after a short pause, keeps what could not be
 * saved and tries again by itself when the failure is one that passes. What would overwrite somebody else's change waits for `insist`.
 * Nothing that was handed over is ever dropped.
 */
export class DraftSaver {
  #state: SaveState = { status: 'saved' };
  #unsaved: DraftChange | undefined;
  #inFlight: Promise<void> | undefined;
  #callOff = () => {};
  #retries = 0;
  #listeners = new Set<() => void>();
  readonly #options: Required<DraftSaverOptions>;

  constructor({ save, schedule = scheduleTimeout }: DraftSaverOptions) {
    this.#options = { save, schedule };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SaveState => this.#state;

  /** Takes a change over; it is sent a moment later. */
  change(change: DraftChange): void {
    this.#unsaved = mergeChanges(this.#unsaved ?? {}, change);
    this.#retries = 0;
    if (!this.#inFlight && !this.#isClashing()) this.#wait(pause);
  }

  #isClashing(): boolean {
    return this.#state.problem instanceof DraftClash;
  }

  /** Rewrites what waits to be saved, for example when a signer was removed meanwhile. */
  rewrite(rewrite: (unsaved: DraftChange) => DraftChange): void {
    if (this.#unsaved) this.#unsaved = rewrite(this.#unsaved);
  }

  /** Sends everything now. Throws when it could not be saved. */
  async flush(): Promise<void> {
    await this.#inFlight;
    if (this.#unsaved && !this.#isClashing()) await this.#send();
    if (this.#state.status === 'failed') throw this.#state.problem;
    if (this.#unsaved) await this.flush();
  }

  /** The person has read why it failed and wants it all the same. */
  async insist(): Promise<void> {
    await this.#inFlight;
    if (this.#unsaved) await this.#send();
    await this.flush();
  }

  #wait(milliseconds: number): void {
    this.#callOff();
    this.#callOff = this.#options.schedule(() => void this.#send(), milliseconds);
    if (this.#state.status !== 'failed') this.#become({ status: 'waiting' });
  }

  #send(): Promise<void> {
    this.#callOff();
    if (this.#inFlight || !this.#unsaved) return this.#inFlight ?? Promise.resolve();
    this.#inFlight = this.#sendUnsaved(this.#unsaved).finally(() => (this.#inFlight = undefined));
    return this.#inFlight;
  }

  async #sendUnsaved(sending: DraftChange): Promise<void> {
    this.#unsaved = undefined;
    this.#become({ status: 'saving' });
    try {
      await this.#options.save(sending);
    } catch (problem) {
      const isWhole = isPassing(problem) || problem instanceof DraftClash;
      const refused = isWhole ? sending : await this.#saveFieldByField(sending);
      if (refused) {
        this.#unsaved = mergeChanges(refused, this.#unsaved ?? {});
        this.#become({ status: 'failed', problem });
        if (isPassing(problem)) this.#wait(Math.min(firstRetry * 2 ** this.#retries++, longestRetry));
        return;
      }
    }
    this.#retries = 0;
    if (this.#unsaved) this.#wait(pause);
    else this.#become({ status: 'saved' });
  }

  /** One field that is refused keeps no other from being saved. Returns what could not be saved. */
  async #saveFieldByField(change: DraftChange): Promise<DraftChange | undefined> {
    const fields = Object.entries(change);
    if (fields.length < 2) return change;
    let refused: DraftChange | undefined;
    for (const field of fields) {
      const single: DraftChange = Object.fromEntries([field]);
      try {
        await this.#options.save(single);
      } catch {
        refused = { ...refused, ...single };
      }
    }
    return refused;
  }

  #become(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
