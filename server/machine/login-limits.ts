import type { RateLimit } from '../http/limit-rate.ts';
import { toNetwork } from '../process/client-ip.ts';

const windowSeconds = 60;

/**
 * Programs that log in before every call exist: one a second must pass. A key has 256 random bits, so that nobody guesses one; the
 * limits keep the server free. They hold for each place by itself: a stranger elsewhere locks no program out.
 */
export const listLoginLimits = (username: string, ip: string): RateLimit[] => [
  { key: `program-login:${username}:${toNetwork(ip)}`, limit: 90, windowSeconds },
  { key: `program-login-ip:${toNetwork(ip)}`, limit: 600, windowSeconds },
];
