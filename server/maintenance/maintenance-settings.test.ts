import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { isStaff } from './maintenance-settings.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv/sigillum').maintenance;

describe('the settings of maintenance', () => {
  it('name the table unless told otherwise, and nobody as staff', () => {
    expect(read({})).toEqual({ source: 'table', statuspage: undefined, staff: [] });
  });

  it('name a status page with the components that block', () => {
    const env = {
      MAINTENANCE_SOURCE: 'statuspage',
      STATUSPAGE_URL: 'https://status.example.ch/',
      STATUSPAGE_BLOCKING: 'c-signing, c-api',
    };
    expect(read(env).statuspage).toEqual({
      url: 'https://status.example.ch',
      blockingComponents: ['c-signing', 'c-api'],
    });
    expect(() => read({ MAINTENANCE_SOURCE: 'statuspage' })).toThrow('STATUSPAGE_URL must be set');
  });

  it('know staff by domain or by address, as a whole', () => {
    const { staff } = read({ MAINTENANCE_STAFF: 'Sigillum.example, eva@partner.example' });
    const passes = (email: string) => isStaff(staff, email);
    expect(['anna@sigillum.example', 'Eva@Partner.example'].map(passes)).toEqual([true, true]);
    expect(
      ['anna@not-sigillum.example', 'anna@sub.sigillum.example', 'ada@partner.example', 'sigillum.example@x.ch'].map(
        passes,
      ),
    ).toEqual([false, false, false, false]);
    expect(() => read({ MAINTENANCE_STAFF: 'everybody' })).toThrow('must be a list of domains');
  });
});
