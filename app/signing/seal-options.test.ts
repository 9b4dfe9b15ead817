import { sealExample } from '@sigillum/api-contracts/seals/examples.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { adminExample } from '@sigillum/api-contracts/user/examples.ts';
import { describe, expect, it } from 'vitest';
import { listSealNames, listSealOptions } from './seal-options.ts';

const entry = { quality: 'AES', provider: 'SIGILLUM', legislation: 'UNDEFINED' } as const;
const member = {
  business: adminExample.business,
  signatureQualities: {
    ...adminExample.signatureQualities,
    seal: { aes: { contracts: entry, board: entry }, qes: {} },
  },
};
const request = (quality: Quality, actions: ('sign' | 'decline')[] = ['sign', 'decline']) => ({
  quality,
  viewer: { role: 'signer' as const, sid: null, actions },
});

describe('the seals that a person may choose', () => {
  it.each(['SES', 'AES'] as const)('are those whose member the person is, where %s is enough', (quality) => {
    expect(listSealNames(request(quality), member)).toEqual(['contracts', 'board']);
  });

  it.each(['AES_MINIMAL', 'QES', 'DEMO', 'PART11'] as const)('are none where %s is asked for', (quality) => {
    expect(listSealNames(request(quality), member)).toEqual([]);
  });

  it('are none while it is not the person’s turn, and none without a business', () => {
    expect(listSealNames(request('SES', []), member)).toEqual([]);
    expect(listSealNames(request('SES'), { ...member, business: null })).toEqual([]);
  });

  it('are told by their labels, without those that the person only administers', () => {
    const seals = [
      { ...sealExample, name: 'contracts', label: 'Contracts' },
      { ...sealExample, name: 'foreign', label: 'Not mine' },
      { ...sealExample, name: 'board', label: 'Board' },
    ];
    expect(listSealOptions(seals, ['contracts', 'board'], 'Keller AG')).toEqual([
      { name: 'board', label: 'Board', organisation: 'Keller AG' },
      { name: 'contracts', label: 'Contracts', organisation: 'Keller AG' },
    ]);
  });
});
