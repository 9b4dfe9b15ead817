import type { RateLimit } from '../http/limit-rate.ts';
import { toNetwork } from '../process/client-ip.ts';

const windowSeconds = 3600;

/**
 * Mails that anybody may have sent to any address: few from one place to one address, so that nobody keeps its owner from asking; more
 * from everywhere, so that nobody floods it.
 */
export function listMailLimits(what: 'reset' | 'confirmation', email: string, ip: string): RateLimit[] {
  const place = toNetwork(ip);
  return [
    { key: `${what}:${email}:${place}`, limit: 5, windowSeconds },
    { key: `${what}-ip:${place}`, limit: 200, windowSeconds },
    { key: `${what}:${email}`, limit: 30, windowSeconds },
  ];
}
