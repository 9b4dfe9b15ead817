/** What the tables say about a signer's code. */
export interface TanState {
  codeHash: string;
  previousCodeHash: string | null;
  sentAt: Date;
  expiresAt: Date;
  attempts: number;
  lockedUntil: Date | null;
}

export const tanRules = {
  /** How long a code works. */
  lifeSeconds: 600,
  /** How soon another one may be asked for. */
  resendSeconds: 30,
  mostAnHour: 10,
  /** Wrong tries until the lock. */
  maxAttempts: 5,
  lockSeconds: 900,
} as const;

export type TanVerdict = 'right' | 'wrong' | 'expired' | 'locked';

/** Judges a code. A superseded code is told as expired: the person typed what we sent, only too late. */
export function judgeTan(state: TanState | undefined, codeHash: string, now: Date): TanVerdict {
  if (!state) return 'expired';
  if (state.lockedUntil && state.lockedUntil > now) return 'locked';
  if (codeHash === state.previousCodeHash && codeHash !== state.codeHash) return 'expired';
  if (codeHash !== state.codeHash) return 'wrong';
  return state.expiresAt > now ? 'right' : 'expired';
}

/** Seconds until another code may be sent; 0 when now. A lock holds new codes back too. */
export function waitForResend(state: TanState | undefined, now: Date): number {
  if (!state) return 0;
  return Math.max(0, Math.ceil((state.sentAt.getTime() - now.getTime()) / 1000 + tanRules.resendSeconds));
}
