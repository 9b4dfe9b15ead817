import { describe, expect, it } from 'vitest';
import { findLack } from './find-lack.ts';
import type { QualityEntry } from './schemas.ts';

const entry: QualityEntry = { quality: 'QES', provider: 'X', legislation: 'EIDAS' };
const nobody = {
  qes: { zertes: null, eidas: null },
  aes_minimal: { zertes: null, eidas: null },
  aes: { any: null },
  ses: { any: entry },
};
const find = (more: Partial<typeof nobody> | object, quality: 'SES' | 'AES' | 'AES_MINIMAL' | 'QES', isProved = true) =>
  findLack({ emailVerified: isProved, signatureQualities: { ...nobody, ...more } }, { quality, legislation: 'EIDAS' });

describe('what somebody lacks', () => {
  it.each([
    ['a proved address, whatever is asked', {}, 'SES', false, 'email'],
    ['nothing for SES', {}, 'SES', true, undefined],
    ['a number for AES', {}, 'AES', true, 'mobile'],
    ['nothing for AES with a number', { aes: { any: entry } }, 'AES', true, undefined],
    ['nothing for AES once identified', { qes: { zertes: null, eidas: entry } }, 'AES', true, undefined],
    ['an identification for QES', { aes: { any: entry } }, 'QES', true, 'identification'],
    [
      'an identification under the law that is asked for',
      { qes: { zertes: entry, eidas: null } },
      'QES',
      true,
      'identification',
    ],
    ['nothing for QES once identified', { qes: { zertes: null, eidas: entry } }, 'QES', true, undefined],
    ['an identification for AES_MINIMAL', {}, 'AES_MINIMAL', true, 'identification'],
    [
      'nothing for AES_MINIMAL where it is known',
      { aes_minimal: { zertes: null, eidas: entry } },
      'AES_MINIMAL',
      true,
      undefined,
    ],
  ] as const)('is %s', (_name, more, quality, isProved, expected) => {
    expect(find(more, quality, isProved)).toBe(expected);
  });
});
