import type { Passkey, TwoStep } from './schemas.ts';

/** An account with codes of an app, and nothing else. */
export const twoStepExample: TwoStep = {
  totpSince: '2026-11-21T08:37:13.000Z',
  passkeys: [],
  recoveryCodesLeft: 10,
  events: [{ name: 'TOTP_ADDED', at: '2026-11-21T08:37:13.000Z', ip: '192.0.2.7', detail: null }],
};

export const recoveryCodesExample: readonly string[] = [
  'k7m2p-9xqrt',
  'b4w8n-3hjsd',
  'v6z1c-5gyfe',
  'r2t9m-8kpqx',
  'h3j7w-4nbvd',
  's8y5g-1czef',
  'p6x2r-7tkmq',
  'n9d4b-6whjv',
  'e1f8z-2csyg',
  'q5k3t-9rmpx',
];

export const passkeyExample: Passkey = {
  id: '0c7e2f18-6c3b-4e95-b0a1-2d3e4f5a6b7c',
  name: 'Laptop',
  createdAt: '2026-11-21T08:37:13.000Z',
  lastUsedAt: '2026-11-21T10:02:00.000Z',
  isBackedUp: true,
};
