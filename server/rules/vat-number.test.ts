import { describe, expect, it } from 'vitest';
import { readVatNumber } from './vat-number.ts';

describe('a VAT number', () => {
  it.each([
    ['CHE-116.281.710 MWST', 'CH', 'CHE116281710MWST'],
    ['che116281710', 'CH', 'CHE116281710'],
    ['DE 123 456 789', 'DE', 'DE123456789'],
    ['ATU12345678', 'AT', 'ATU12345678'],
    ['FR XX 123456789', 'FR', 'FRXX123456789'],
    ['EL123456789', 'GR', 'EL123456789'],
    ['XI123456789', 'GB', 'XI123456789'],
    ['LI12345', 'LI', 'LI12345'],
  ])('%s of %s is kept as %s', (text, country, number) => {
    expect(readVatNumber(text, country)?.number).toBe(number);
  });

  it.each([
    ['DE123456789', 'AT'],
    ['GR123456789', 'GR'],
    ['DE12345678', 'DE'],
    ['CHE-116.281.711', 'CH'],
    ['123456789', 'US'],
    ['', 'CH'],
  ])('%s is none of %s', (text, country) => {
    expect(readVatNumber(text, country)).toBeUndefined();
  });
});
