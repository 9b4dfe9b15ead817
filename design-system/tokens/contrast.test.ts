import { describe, expect, it } from 'vitest';
import { contrastPairs, themes } from './color-roles.ts';
import { measureContrast } from './contrast.ts';

describe('contrast', () => {
  it('measures black on white as 21 and equal colours as 1', () => {
    expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(measureContrast('#17473b', '#17473b')).toBe(1);
  });

  it('agrees with the published ratio of grey 767676 on white', () => {
    expect(measureContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  describe.each(Object.entries(themes))('of the %s theme', (_name, roles) => {
    it.each(contrastPairs)(
      'keeps $foreground on $background at $least to 1 or better',
      ({ foreground, background, least }) => {
        expect(measureContrast(roles[foreground], roles[background])).toBeGreaterThanOrEqual(least);
      },
    );
  });

  it('keeps the pages of a document white in both themes', () => {
    expect([themes.light.page, themes.dark.page]).toEqual(['#ffffff', '#ffffff']);
  });
});
