import { describe, expect, it } from 'vitest';
import { findScreen } from '../screens.ts';
import { businessPlaces, listPlaces, mainPlaces } from './navigation.ts';

describe('the navigation', () => {
  it('leads an administrator to the pages of the business, and nowhere without a screen', () => {
    const places = listPlaces(businessPlaces, 'admin', '/business/seals').map(({ href }) => href);
    expect(places).toContain('/business/seals');
    expect(places).toContain('/business/billing/plan');
    expect(places.filter((href) => !findScreen(href))).toEqual([]);
  });

  it('leads from "Business" to the first of its pages', () => {
    const [first] = listPlaces(businessPlaces, 'admin', '/');
    expect(listPlaces(mainPlaces, 'admin', '/').at(-1)).toMatchObject({ href: first!.href, isCurrent: false });
    expect(listPlaces(mainPlaces, 'admin', '/business/upgrade').at(-1)).toMatchObject({ isCurrent: true });
    expect(listPlaces(mainPlaces, 'member', '/').map(({ href }) => href)).toEqual([
      '/dashboard',
      '/upload',
      '/templates',
      '/team',
      '/verify',
    ]);
  });
});
