import { describe, expect, it } from 'vitest';
import type { Legislation, Quality } from '../schemas.ts';
import { findHighestQuality } from './find-highest-quality.ts';

const entry = (quality: Quality | null, legislation: Legislation | 'UNDEFINED' = 'UNDEFINED') =>
  quality && { quality, provider: 'SIGILLUM', legislation };
const qualities: (Quality | null)[] = [null, 'QES', 'DEMO'];
const some = [true, false];

/** Everything that can be known of somebody. */
const people = some.flatMap((emailVerified) =>
  qualities.flatMap((zertes) =>
    qualities.flatMap((eidas) =>
      some.flatMap((hasAes) =>
        some.map((hasSes) => ({
          emailVerified,
          signatureQualities: {
            qes: { zertes: entry(zertes, 'ZERTES'), eidas: entry(eidas, 'EIDAS') },
            aes: { any: entry(hasAes ? 'AES' : null) },
            ses: { any: entry(hasSes ? 'SES' : null) },
          },
        })),
      ),
    ),
  ),
);

describe('the highest quality', () => {
  it('is none before the address is proved, whatever else there is', () => {
    const unproved = people.filter(({ emailVerified }) => !emailVerified);
    expect(new Set(unproved.map((person) => findHighestQuality(person)))).toEqual(new Set(['none']));
  });

  const proved = people.filter(({ emailVerified }) => emailVerified);

  it('is qes where one is real, demo where all are not, else aes, else ses, else none', () => {
    for (const person of proved) {
      const { qes, aes, ses } = person.signatureQualities;
      const names = [qes.zertes?.quality, qes.eidas?.quality];
      const expected = names.includes('QES')
        ? 'qes'
        : names.includes('DEMO')
          ? 'demo'
          : aes.any
            ? 'aes'
            : ses.any
              ? 'ses'
              : 'none';
      expect(findHighestQuality(person)).toBe(expected);
    }
  });

  it('under one law takes no notice of the other', () => {
    for (const person of proved) {
      const { qes } = person.signatureQualities;
      const without = { ...person, signatureQualities: { ...person.signatureQualities, qes: { ...qes, eidas: null } } };
      expect(findHighestQuality(person, 'ZERTES')).toBe(findHighestQuality(without));
    }
  });

  it('under any law is that of the law under which it is highest', () => {
    const order = ['none', 'ses', 'aes', 'demo', 'qes'];
    for (const person of proved) {
      const each = (['ZERTES', 'EIDAS'] as const).map((law) => order.indexOf(findHighestQuality(person, law)));
      expect(order.indexOf(findHighestQuality(person))).toBe(Math.max(...each));
    }
  });
});
