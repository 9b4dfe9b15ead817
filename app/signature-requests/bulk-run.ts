/** What can be done to several requests at once. */
export type BulkAct = 'sign' | 'remind' | 'withdraw' | 'delete';

/** How far one of several requests is. `open`: something is left to do on its own page; `left`: it was stopped before its turn. */
export type BulkState = 'waiting' | 'working' | 'done' | 'open' | 'failed' | 'left';

export interface BulkItem {
  id: string;
  title: string;
  state: BulkState;
  /** Why it failed, or what is left to do, as a sentence. */
  message?: string;
}

export type BulkOutcome = Pick<BulkItem, 'state' | 'message'>;

export interface BulkSnapshot {
  items: readonly BulkItem[];
  isRunning: boolean;
}

/** Does the same to several requests, one after another, and keeps what came of each. */
export class BulkRun {
  readonly #listeners = new Set<() => void>();
  #snapshot: BulkSnapshot;
  #isStopped = false;

  constructor(requests: readonly { id: string; title: string }[]) {
    const items = requests.map(({ id, title }) => ({ id, title, state: 'waiting' as const }));
    this.#snapshot = { items, isRunning: false };
  }

  /** What `act` throws nobody expects: it answers its outcome. */
  async run(act: (id: string) => Promise<BulkOutcome>): Promise<void> {
    this.#set({ ...this.#snapshot, isRunning: true });
    for (const { id } of this.#snapshot.items) {
      if (this.#isStopped) this.#settle(id, { state: 'left' });
      else {
        this.#settle(id, { state: 'working' });
        this.#settle(id, await act(id));
      }
    }
    this.#set({ ...this.#snapshot, isRunning: false });
  }

  /** What has begun is finished, the rest is left. */
  stop(): void {
    this.#isStopped = true;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): BulkSnapshot => this.#snapshot;

  #settle(id: string, outcome: BulkOutcome): void {
    const items = this.#snapshot.items.map((item) => (item.id === id ? { ...item, ...outcome } : item));
    this.#set({ ...this.#snapshot, items });
  }

  #set(snapshot: BulkSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
