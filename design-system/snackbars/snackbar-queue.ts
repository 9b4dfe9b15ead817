/** Tone of a snackbar. */
export type SnackbarTone = 'neutral' | 'success' | 'warning' | 'danger';

/** What a snackbar says and may offer. */
export interface SnackbarOptions {
  message: string;
  /** What failed, above the message that says why. */
  heading?: string;
  /** Default neutral. */
  tone?: SnackbarTone;
  /** How long it stays, in ms; default 3000. Ignored when indefinite. */
  durationMs?: number;
  /** Stays until it is closed; the way for an action that is nowhere else (WCAG 2.2.1). */
  isIndefinite?: boolean;
  /** It can be closed and swiped away; default true. */
  isDismissible?: boolean;
  /** A button; its handler runs, then the snackbar closes. */
  action?: { text: string; onAction: () => void };
  /** Shows it at the lower edge of that element, as long as the element is on the page; default the window. */
  attachTo?: Element | null;
}

/** A snackbar in the queue. */
export interface SnackbarEntry extends SnackbarOptions {
  readonly id: number;
}

/** The time that the queue lives by; tests hand in their own. */
export interface SnackbarClock {
  now: () => number;
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  clearTimeout: (timer: never) => void;
}

interface Timer {
  remainingMs: number;
  startedAt: number;
  handle: unknown;
}

/** How long a snackbar stays, in ms, unless it says otherwise. */
export const defaultSnackbarMs = 3000;

const browserClock: SnackbarClock = {
  now: () => performance.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (timer) => clearTimeout(timer),
};

/**
 * The snackbars of one app instance. Each has its own timer with its remaining time; `pause` and `resume` hold and continue all of
 * them. What offers an action goes in its time, too, unless it is indefinite (specification, section 4). `subscribe` and `getSnapshot` fit `useSyncExternalStore`.
 */
export class SnackbarQueue {
  #entries: readonly SnackbarEntry[] = [];
  #lastId = 0;
  #pauseCount = 0;
  readonly #timers = new Map<number, Timer>();
  readonly #listeners = new Set<() => void>();
  readonly #clock: SnackbarClock;

  constructor(clock: SnackbarClock = browserClock) {
    this.#clock = clock;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly SnackbarEntry[] => this.#entries;

  /** Shows a snackbar and returns its id. */
  add(options: SnackbarOptions): number {
    const id = (this.#lastId += 1);
    this.#publish([...this.#entries, { ...options, id }]);
    if (!options.isIndefinite) {
      const timer: Timer = { remainingMs: options.durationMs ?? defaultSnackbarMs, startedAt: 0, handle: undefined };
      this.#timers.set(id, timer);
      if (this.#pauseCount === 0) this.#start(id, timer);
    }
    return id;
  }

  /** Takes a snackbar away; does nothing when it has gone already. */
  close(id: number): void {
    const timer = this.#timers.get(id);
    if (timer !== undefined) this.#clock.clearTimeout(timer.handle as never);
    this.#timers.delete(id);
    if (this.#entries.some((entry) => entry.id === id)) this.#publish(this.#entries.filter((entry) => entry.id !== id));
  }

  /** Holds all timers. Pauses for several reasons may overlap: time runs again once each of them has resumed. */
  pause(): void {
    this.#pauseCount += 1;
    if (this.#pauseCount > 1) return;
    for (const timer of this.#timers.values()) {
      this.#clock.clearTimeout(timer.handle as never);
      timer.remainingMs -= this.#clock.now() - timer.startedAt;
    }
  }

  /** Ends one pause. */
  resume(): void {
    if (this.#pauseCount === 0) return;
    this.#pauseCount -= 1;
    if (this.#pauseCount > 0) return;
    for (const [id, timer] of this.#timers) this.#start(id, timer);
  }

  #start(id: number, timer: Timer): void {
    timer.startedAt = this.#clock.now();
    timer.handle = this.#clock.setTimeout(() => this.close(id), Math.max(0, timer.remainingMs));
  }

  #publish(entries: readonly SnackbarEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
