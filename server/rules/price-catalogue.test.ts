import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findPlan, findPrice, readCatalogue, usualCatalogue } from './price-catalogue.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (content: unknown) => {
  const file = path.join(folder, 'catalogue.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const change = (id: string, changes: object) =>
  write({
    ...usualCatalogue,
    plans: usualCatalogue.plans.map((plan) => (plan.id === id ? { ...plan, ...changes } : plan)),
  });

const next = (plan: string) => ({ plan, startsAt: '2027-01-01T00:00:00.000Z' });
const withdraw = (id: string, plan: string) => change(id, { isOffered: false, successor: next(plan) });

describe('the catalogue of plans', () => {
  it('names the plans of the specification, each sold in both cycles and currencies by one key a cycle', () => {
    for (const id of ['individual', 'team', 'pro', 'scale']) {
      const plan = findPlan(usualCatalogue, id)!;
      expect(plan.prices).toHaveLength(4);
      for (const { cycle, amount, lookupKey } of plan.prices) {
        expect(lookupKey).toBe(`${id}_${cycle}`);
        expect(amount).toBeGreaterThan(0);
      }
    }
    expect(usualCatalogue.plans.map(({ id }) => id)).toEqual([
      ...[
        'individual',
        'team',
        'pro',
        'scale',
        'enterprise',
        'free_v1',
        'free_migrated',
        'free_legacy',
        'trial',
        'self-hosted',
      ],
    ]);
  });

  it('blocks the upload in the new free plan alone', () => {
    expect(usualCatalogue.plans.filter(({ includes }) => !includes.uploads).map(({ id }) => id)).toEqual(['free_v1']);
  });

  it('finds what a seat costs, or that a plan is not sold so', () => {
    expect(findPrice(findPlan(usualCatalogue, 'team')!, 'yearly', 'CHF')?.amount).toBe(16000);
    expect(findPrice(findPlan(usualCatalogue, 'enterprise')!, 'yearly', 'CHF')).toBeUndefined();
    expect(findPlan(usualCatalogue, 'gold')).toBeUndefined();
  });

  it('is taken from a file of the operator', () => {
    const file = change('team', { name: 'Kanzlei' });
    expect(findPlan(readCatalogue(file), 'team')?.name).toBe('Kanzlei');
  });

  it.each([
    ['no JSON', () => write('{'), /cannot be read/],
    ['a file that is not there', () => path.join(folder, 'none.json'), /cannot be read/],
    [
      'half a cent',
      () => change('team', { prices: [{ ...findPlan(usualCatalogue, 'team')!.prices[0]!, amount: 1.5 }] }),
      /plans\.1\.prices\.0\.amount/,
    ],
    ['a word that nobody knows', () => change('team', { colour: 'red' }), /plans\.1/],
    [
      'a price that stands twice',
      () => change('team', { prices: Array(2).fill(findPlan(usualCatalogue, 'team')!.prices[0]) }),
      /twice/,
    ],
    ['a plan that is sold without a price', () => change('team', { prices: [] }), /kind paid/],
    [
      'no free plan',
      () => write({ ...usualCatalogue, plans: usualCatalogue.plans.filter(({ id }) => id !== 'free_v1') }),
      /no plan free_v1/,
    ],
    ['what follows a plan that is sold', () => change('team', { successor: next('pro') }), /plans\.1\.successor/],
    ['what follows and is not there', () => withdraw('team', 'gold'), /same kind/],
    ['what follows from a business to a person', () => withdraw('team', 'individual'), /audience/],
    ['what follows with fewer seats', () => withdraw('scale', 'team'), /as many seats/],
    ['what follows a contract', () => withdraw('enterprise', 'self-hosted'), /same kind/],
    ['more seats at least than at most', () => change('team', { seats: { least: 5, most: 4 } }), /seats\.most/],
  ])('refuses %s, and says where', (_, make, sentence) => {
    expect(() => readCatalogue(make())).toThrow(sentence);
  });
});
