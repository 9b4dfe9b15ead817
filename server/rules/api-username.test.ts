import { describe, expect, it } from 'vitest';
import { ApiUsername } from '@sigillum/api-contracts/business/api-user.ts';
import { readApiEnvironment, writeApiUsername } from './api-username.ts';

const write = (business: string, environment: 'DEMO' | 'PRODUCTION' = 'DEMO') =>
  writeApiUsername({ environment, business, bytes: new Uint8Array([0, 1, 30, 255]), number: 7 });

describe('the name of an API user', () => {
  it('begins with what it is for, and says whose it is', () => {
    expect(write('Keller Architektur AG')).toBe('api_demo_keller_architektur_ag_ab9h_7');
    expect(write('Keller', 'PRODUCTION')).toBe('api_production_keller_ab9h_7');
  });

  it('is one whatever the business is called', () => {
    for (const name of ['Müßig & Söhne', '株式会社', '  — ', 'x'.repeat(300), 'ab '.repeat(100), 'İstanbul'])
      expect(ApiUsername.safeParse(write(name)).success, name).toBe(true);
    expect(write('Müßig & Söhne')).toContain('_mussig_sohne_');
    expect(write('株式会社')).toContain('_business_');
  });

  it('tells the environment', () => {
    expect(readApiEnvironment(write('production_', 'DEMO'))).toBe('DEMO');
    expect(readApiEnvironment(write('Keller', 'PRODUCTION'))).toBe('PRODUCTION');
  });
});
