import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from '../process/client-ip.ts';
import { describeCaller } from './describe-caller.ts';

const trusted = readTrustedProxies('')!;
const here = { remoteAddress: '127.0.0.1', forwardedFor: undefined };

describe('a caller', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'sigillum.localhost'])(
    'under %s comes from this machine itself',
    (hostname) => {
      expect(describeCaller({ ...here, hostname }, trusted)).toEqual({ ip: '127.0.0.1', isProxied: false });
    },
  );

  it('under another site’s name that points here does not, nor one whom a proxy brings', () => {
    expect(describeCaller({ ...here, hostname: 'rebound.example' }, trusted).isProxied).toBe(true);
    expect(describeCaller({ ...here, hostname: 'localhost', forwardedFor: '10.0.0.1' }, trusted).isProxied).toBe(true);
  });
});
