import { expect, it } from 'vitest';
import { listQualities } from './signature-qualities.ts';

const offers = [
  {
    provider: 'trust.example.org',
    qualities: ['QES' as const, 'AES_MINIMAL' as const],
    seals: ['x/theirs', 'x/best'],
    qualifiedSeals: ['x/best'],
  },
  { provider: 'SIGILLUM', qualities: ['SES' as const, 'AES' as const], seals: 'any' as const },
];
const means = { isEmailVerified: true, mobile: '41791234567' };

it('tells a qualified quality only under the law under which the person is known', () => {
  const identifications = [{ quality: 'QES', legislation: 'EIDAS' } as const];
  const { qes, aes_minimal: minimal } = listQualities({ ...means, identifications }, offers);
  expect(qes).toEqual({
    zertes: null,
    eidas: { quality: 'QES', provider: 'trust.example.org', legislation: 'EIDAS' },
  });
  expect(minimal).toMatchObject({ zertes: null, eidas: { quality: 'AES_MINIMAL' } });
});

it('takes no identification for a lesser quality as one for a higher', () => {
  const identifications = [{ quality: 'AES_MINIMAL', legislation: 'ZERTES' } as const];
  const { qes, aes_minimal: minimal } = listQualities({ ...means, identifications }, offers);
  expect([qes.zertes, minimal.zertes?.quality]).toEqual([null, 'AES_MINIMAL']);
});

it('names whoever holds each seal', () => {
  const { seal } = listQualities(
    { ...means, seals: ['ours', 'theirs', 'best'].map((name) => ({ name, accountName: `x/${name}` })) },
    offers,
  );
  expect(Object.entries(seal.aes).map(([name, { provider }]) => [name, provider])).toEqual([
    ['ours', 'SIGILLUM'],
    ['theirs', 'trust.example.org'],
    ['best', 'trust.example.org'],
  ]);
  const entry = { quality: 'QES', provider: 'trust.example.org', legislation: 'UNDEFINED' };
  expect(seal.qes).toEqual({ best: entry });
});

it('tells nothing before the e-mail address is proved', () => {
  const { ses, aes, demo, part11 } = listQualities({ ...means, isEmailVerified: false }, offers);
  expect([ses.any, aes.any, demo.any, part11.any]).toEqual([null, null, null, null]);
});
