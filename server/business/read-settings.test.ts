import { usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

describe('the settings of an organisation', () => {
  it.each([undefined, null, {}, 'none', [], { supportContact: 'nobody', signatureRequests: null }])(
    'are the usual ones where %j is stored',
    (stored) => expect(readSettings(stored)).toEqual(usualSettings),
  );

  it('keep what is valid beside what is not', () => {
    const settings = readSettings({
      supportContact: { email: 'help@example', phone: '044 123 4567' },
      signatureRequests: { retention: { enabled: true, days: 3 } },
      companyBranding: { logo: { url: 'javascript:alert(1)' } },
    });
    expect(settings.supportContact).toEqual({ email: null, phone: '0441234567' });
    expect(settings.signatureRequests.retention).toEqual({ enabled: true, terminalState: true, days: 90 });
    expect(settings.companyBranding.logo).toBeNull();
  });
});
