import type { InviteResult } from '@sigillum/api-contracts/members/schemas.ts';

/** What came of one address. */
export interface InviteOutcome {
  email: string;
  result: InviteResult;
}

type Send = (emails: readonly string[]) => Promise<readonly InviteOutcome[]>;

/** Invites many addresses in several calls, and keeps what came of each: after a failure it goes on with those that are left. */
export class InviteRun {
  readonly #listeners = new Set<() => void>();
  readonly #outcomes = new Map<string, InviteOutcome>();
  readonly #most: number;
  #done = 0;

  /** `most` addresses a call. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Answers what came of all addresses; throws what a call throws. */
  async run(emails: readonly string[], send: Send): Promise<readonly InviteOutcome[]> {
    const left = emails.filter((email) => !this.#outcomes.has(email));
    for (let from = 0; from < left.length; from += this.#most) {
      const part = left.slice(from, from + this.#most);
      const outcomes = await send(part);
      for (const [index, email] of part.entries()) this.#outcomes.set(email, outcomes[index]!);
      this.#done = this.#outcomes.size;
      for (const listener of this.#listeners) listener();
    }
    return emails.map((email) => this.#outcomes.get(email)!);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How many addresses are done. */
  readonly getSnapshot = (): number => this.#done;
}
