import { runPkcs11Tool } from './run-pkcs11-tool.ts';
import type { TokenAddress } from './token-address.ts';
import { TokenError, type TokenFault } from './token-error.ts';

/** All tokens that this process uses, each with what is known of it. */
export type TokenRack = {
  /** Has a token sign, in its turn; throws TokenError. `mechanism`: options of pkcs11-tool. */
  sign(address: TokenAddress, mechanism: string[], input: Uint8Array): Promise<Uint8Array>;
  /** How the last use of a key failed; undefined when it did not. */
  findFault(address: TokenAddress): TokenFault | undefined;
};

export type TokenLimits = {
  /** A signature must be there within this, and so must the turn of one that waits; milliseconds. */
  timeoutMs: number;
  /** So long after a silence every call fails at once; milliseconds. */
  pauseMs: number;
  /** More signatures with one key than this do not wait. */
  maxWaiting: number;
};

const LIMITS: TokenLimits = { timeoutMs: 5000, pauseMs: 15_000, maxWaiting: 256 };

type Token = {
  last: Promise<unknown>;
  isBusy: boolean;
  /** A silence was the last that was heard; the next call is a trial. */
  isDoubted: boolean;
  silentAt: number;
  /** A process that was given up, and hangs on. */
  isStuck: boolean;
  /** PINs that were refused, and when. */
  refused: Map<string, Date>;
  waiting: Map<string, number>;
  faults: Map<string, TokenFault>;
};

const makeToken = (): Token => ({
  last: Promise.resolve(),
  isBusy: false,
  isDoubted: false,
  silentAt: 0,
  isStuck: false,
  refused: new Map(),
  waiting: new Map(),
  faults: new Map(),
});

/**
 * Makes the rack. A token signs one thing after another, so that a PIN that became wrong costs one try and not as many
 * as calls are under way: it is not sent again before the server starts anew or the key is imported anew, for a few
 * wrong ones lock a token for good. After a silence calls fail at once for a while; then one is a trial. `readMs` tells
 * how many milliseconds have gone by, on a clock that nobody sets.
 */
export function makeTokenRack(
  clock: () => Date,
  limits: Partial<TokenLimits> = {},
  readMs = () => performance.now(),
): TokenRack {
  const { timeoutMs, pauseMs, maxWaiting } = { ...LIMITS, ...limits };
  const tokens = new Map<string, Token>();
  function find({ module, label }: TokenAddress): Token {
    const name = JSON.stringify([module, label]);
    const token = tokens.get(name) ?? makeToken();
    tokens.set(name, token);
    return token;
  }

  /** Throws when it is known beforehand that the token would not sign. */
  function demandHope(token: Token, { label, pin, importedAt }: TokenAddress, isTurn: boolean): void {
    const refusedAt = token.refused.get(pin);
    if (refusedAt && new Date(importedAt) <= refusedAt) {
      const advice = 'it is not tried again; import the key anew with the right one';
      throw new TokenError('token_pin_refused', `The token "${label}" has refused the PIN: ${advice}.`);
    }
    const isPausing = readMs() - token.silentAt < pauseMs || token.isStuck || (token.isBusy && !isTurn);
    if (token.isDoubted && isPausing) {
      throw new TokenError('token_silent', `The token "${label}" did not answer a moment ago.`);
    }
  }

  async function signNow(token: Token, address: TokenAddress, mechanism: string[], input: Uint8Array) {
    const run = runPkcs11Tool(address, { mechanism, input, timeoutMs });
    try {
      const signature = await run.signature;
      token.isDoubted = false;
      return signature;
    } catch (error) {
      const fault = error instanceof TokenError ? error.fault : undefined;
      token.isDoubted = fault === 'token_silent';
      if (token.isDoubted) {
        token.silentAt = readMs();
        token.isStuck = true;
        void run.ended.then(() => (token.isStuck = false));
      }
      if (fault === 'token_pin_refused') token.refused.set(address.pin, clock());
      throw error;
    }
  }

  async function takeTurn(token: Token, address: TokenAddress, mechanism: string[], input: Uint8Array) {
    demandHope(token, address, false);
    const { id, label } = address;
    const waiting = token.waiting.get(id) ?? 0;
    const busy = () => new TokenError('token_silent', `The token "${label}" has more to sign than it manages.`);
    if (waiting >= maxWaiting) throw busy();
    token.waiting.set(id, waiting + 1);
    const since = readMs();
    const turn = token.last.then(async () => {
      token.isBusy = true;
      try {
        demandHope(token, address, true);
        if (readMs() - since > timeoutMs) throw busy();
        return await signNow(token, address, mechanism, input);
      } finally {
        token.isBusy = false;
        token.waiting.set(id, token.waiting.get(id)! - 1);
      }
    });
    token.last = turn.catch(() => undefined);
    return await turn;
  }

  return {
    async sign(address, mechanism, input) {
      const { faults } = find(address);
      try {
        const signature = await takeTurn(find(address), address, mechanism, input);
        faults.delete(address.id);
        return signature;
      } catch (error) {
        if (error instanceof TokenError) faults.set(address.id, error.fault);
        throw error;
      }
    },
    findFault: (address) => find(address).faults.get(address.id),
  };
}
