import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv/sigillum').tour;

describe('the settings of the product tour', () => {
  it('name none by themselves', () => expect(read({ USERPILOT_URL: 'https://tour.example.ch' })).toBeUndefined());

  it('name the script of the day, or one version that the browser holds to its hash', () => {
    expect(read({ USERPILOT_TOKEN: 'NX-1' })).toEqual({
      token: 'NX-1',
      scriptUrl: 'https://js.userpilot.io/sdk/latest.js',
      integrity: undefined,
    });
    const pinned = { USERPILOT_TOKEN: 'NX-1', USERPILOT_VERSION: '1.2.3', USERPILOT_SRI: 'sha384-abc+/=' };
    expect(read(pinned)).toEqual({
      token: 'NX-1',
      scriptUrl: 'https://js.userpilot.io/sdk/version/1.2.3/app.js',
      integrity: 'sha384-abc+/=',
    });
  });

  it('want version and hash together', () => {
    expect(() => read({ USERPILOT_TOKEN: 'a', USERPILOT_VERSION: '1' })).toThrow('USERPILOT_SRI must be set');
    expect(() => read({ USERPILOT_TOKEN: 'a', USERPILOT_SRI: 'sha256-a' })).toThrow('USERPILOT_VERSION must be set');
    expect(() => read({ USERPILOT_URL: 'http://tour.example.ch' })).toThrow('USERPILOT_URL must be a URL');
  });
});
