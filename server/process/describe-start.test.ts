import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { describeStart } from './describe-start.ts';

const facts = { isReattached: false, seconds: 1, outboxSecret: 'secret' };
const config = readConfig({}, '/srv/sigillum');

describe('what the terminal shows at the start', () => {
  it('says that signatures are local and not qualified', () => {
    const text = describeStart(config, facts).join('\n');
    expect(text).toContain('not qualified');
    expect(text).not.toContain('except');
  });

  it('names the service that signs some of them, and no secret of it', () => {
    const csc: NonNullable<typeof config.trust.csc> = {
      url: 'https://sign.example.org/csc/v2',
      clientId: 'sigillum',
      clientSecret: 'hidden',
      qualities: ['QES'],
      legislations: ['EIDAS'],
      seals: {},
      qualifiedSeals: [],
      userId: 'email',
      anchors: [],
    };
    const text = describeStart({ ...config, trust: { csc } }, facts).join('\n');
    expect(text).toContain('except QES: by the service at sign.example.org');
    expect(text).not.toContain('hidden');
  });

  it('names an on-demand service, and no secret of it', () => {
    const onDemand: NonNullable<typeof config.trust.onDemand> = {
      url: 'https://broker.example.org/realms/broker',
      qualities: ['QES'],
      legislations: ['ZERTES'],
      credentials: {},
      anchors: [],
      service: { kind: 'broker', clientId: 'sigillum', clientSecret: 'hidden' },
    };
    const text = describeStart({ ...config, trust: { onDemand } }, facts).join('\n');
    expect(text).toContain('except QES: by the service at broker.example.org');
    expect(text).not.toContain('hidden');
  });
});
