import { describe, expect, it } from 'vitest';
import { isBreached } from './is-breached.ts';

describe('the list of leaked passwords', () => {
  it.each(['heatoclevaedr36', 'HeatoclEvaedr36', 'wvp4jns1jcmx', 'qwerty123456', 'yankeesfotoguy1'])(
    'knows %s, in any capitals',
    (password) => expect(isBreached(password)).toBe(true),
  );

  it('knows none of a thousand that nobody has leaked', () => {
    const invented = Array.from({ length: 1000 }, (_, index) => `kupfer Wolke ${index} Segel`);
    expect(invented.filter(isBreached)).toEqual([]);
  });
});
