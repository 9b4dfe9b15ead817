import { usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import { describe, expect, it } from 'vitest';
import { nameChanged } from './changed-texts.ts';

/** Every setting by the path that the server tells of its change. */
const listPaths = (value: object, path: string[] = []): string[] =>
  Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? listPaths(one, [...path, name])
      : [[...path, name].join('.')],
  );

const name = (changed: readonly string[]) => nameChanged(changed, ({ defaultMessage }) => defaultMessage);

describe('what has changed in a business', () => {
  it('is told once, by what its card is called', () => {
    expect(name(['supportContact.email', 'supportContact.phone', 'companyBranding.logo'])).toEqual([
      'Support contact',
      'Logo',
    ]);
    expect(name(['signatureRequests.part11.enabled', 'signatureRequests.retention.days'])).toEqual([
      'Signing',
      'Automatic deletion',
    ]);
    expect(name(['plan', 'seats', 'trial_ends_at', 'payment_method'])).toEqual([
      'Plan',
      'Seats',
      'Trial',
      'Payment method and provider',
    ]);
  });

  it('has words for every setting, and keeps what a later server tells', () => {
    const paths = listPaths(usualSettings);
    expect(paths.filter((path) => name([path])[0] === path)).toEqual([]);
    const profile = ['name', 'email', 'phone', 'address', 'legal_representative', 'billing'];
    const accepted = ['gtc_accepted_at', 'dpa_accepted_at'];
    // Texts that ask for values would be told by their ids.
    expect(name([...paths, ...profile, ...accepted]).filter((text) => /[{_]/.test(text))).toEqual([]);
    expect(name(['colour.of_the_sky'])).toEqual(['colour.of_the_sky']);
  });
});
