import { pricePlansExample } from '@sigillum/api-contracts/pricing/examples.ts';
import { expect, it } from 'vitest';
import { choosePlan, findPrice, hasRoom, readSeatRange, type PurchaseChoice } from './purchase.ts';

const team = pricePlansExample.plans[0]!;
const scale = { ...team, id: 'scale', seats: { least: 5, most: 1000 } };
const choice: PurchaseChoice = { plan: 'team', cycle: 'yearly', currency: 'CHF', seats: 3, promoCode: null };

it('finds what a seat costs as it was chosen', () => {
  expect(findPrice(team, choice)?.amount).toBe(16000);
  expect(findPrice({ prices: [] }, choice)).toBeUndefined();
});

it('sells no fewer seats than people belong to the business', () => {
  expect(readSeatRange(team, 4, 10_000)).toEqual({ least: 4, greatest: 25 });
  expect(readSeatRange(team, 0, 10_000)).toEqual({ least: 1, greatest: 25 });
  expect(readSeatRange({ seats: { least: 1, most: null } }, 1, 10_000)).toEqual({ least: 1, greatest: 10_000 });
  expect(hasRoom(team, 25)).toBe(true);
  expect(hasRoom(team, 26)).toBe(false);
});

it('moves the seats into the range of another plan, also when none are written', () => {
  expect(choosePlan(choice, scale, 1, 10_000)).toMatchObject({ plan: 'scale', seats: 5 });
  expect(choosePlan({ ...choice, seats: 900 }, team, 1, 10_000)).toMatchObject({ plan: 'team', seats: 25 });
  expect(choosePlan({ ...choice, seats: undefined }, scale, 7, 10_000).seats).toBe(7);
});
