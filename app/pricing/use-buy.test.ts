import type { PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { describe, expect, it, vi } from 'vitest';
import { KnownFailure } from '../forms/describe-failure.ts';
import { describeDecline } from './decline-texts.ts';
import { carryOn, carryOut, type PurchaseCalls } from './use-buy.ts';

const bill = { address1: 'Seeweg 1', address2: '', postalCode: '8000', city: 'Zürich', country: 'CH' };
const answer = (state: PurchaseResult['state'], changes: Partial<PurchaseResult> = {}): PurchaseResult => ({
  state,
  clientSecret: state === 'ACTION_NEEDED' ? 'pi_secret' : null,
  code: null,
  plan: 'team',
  cycle: 'yearly',
  amountSeats: 3,
  currency: 'CHF',
  receiptUrl: null,
  ...changes,
});

function arrange(...answers: PurchaseResult[]) {
  const buy = vi.fn<PurchaseCalls['buy']>();
  for (const one of answers) buy.mockResolvedValueOnce(one);
  const calls = {
    keepBill: vi.fn<PurchaseCalls['keepBill']>().mockResolvedValue({}),
    buy,
    confirm: vi.fn<PurchaseCalls['confirm']>().mockResolvedValue({ isDone: true }),
    look: vi.fn<PurchaseCalls['look']>(),
    note: vi.fn<PurchaseCalls['note']>(),
  };
  const fields = {
    confirmSetup: vi.fn().mockResolvedValue({ isDone: true }),
    confirmPayment: vi.fn().mockResolvedValue({ isDone: true }),
  };
  return { calls, fields, pause: vi.fn().mockResolvedValue(undefined) };
}
const failWith = async (promise: Promise<unknown>) => {
  const error = await promise.catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(KnownFailure);
  return (error as KnownFailure).text.id;
};

it('keeps the address, then the means of payment, then buys', async () => {
  const { calls, fields, pause } = arrange(answer('ACTIVE'));
  await expect(carryOut(calls, bill, fields, pause)).resolves.toMatchObject({ state: 'ACTIVE' });
  const order = [calls.keepBill, fields.confirmSetup, calls.buy].map((call) => call.mock.invocationCallOrder[0]!);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

it('buys nothing when the bank refuses the means of payment', async () => {
  const { calls, fields, pause } = arrange();
  fields.confirmSetup.mockResolvedValue({ isDone: false, code: 'setup_intent_authentication_failure' });
  expect(await failWith(carryOut(calls, bill, fields, pause))).toBe('pricing.declined.confirmation');
  expect(calls.buy).not.toHaveBeenCalled();
});

it('lets the bank confirm, and asks until it is paid', async () => {
  const { calls, fields, pause } = arrange(
    answer('ACTION_NEEDED'),
    answer('ACTION_NEEDED'),
    answer('ACTION_NEEDED'),
    answer('ACTIVE'),
  );
  await carryOut(calls, bill, fields, pause);
  expect(fields.confirmPayment).toHaveBeenCalledExactlyOnceWith('pi_secret');
  expect(calls.buy).toHaveBeenCalledTimes(4);
  expect(pause).toHaveBeenCalledTimes(2);
});

it('lets the bank confirm without fields when the means of payment is known', async () => {
  const { calls, pause } = arrange(answer('ACTION_NEEDED'), answer('ACTIVE'));
  await carryOut(calls, bill, undefined, pause);
  expect(calls.confirm).toHaveBeenCalledExactlyOnceWith('pi_secret', 'CH');
});

it('says in words why a bank has declined, also by a word that nobody knows', async () => {
  const { calls, fields, pause } = arrange(answer('DECLINED', { code: 'insufficient_funds' }));
  expect(await failWith(carryOut(calls, bill, fields, pause))).toBe('pricing.declined.funds');
  expect(describeDecline('lunar_phase').id).toBe('pricing.declined');
  expect(describeDecline(null).id).toBe('pricing.declined');
});

it('notes where it is before each time that a bank may show its own page', async () => {
  const { calls, fields, pause } = arrange(answer('ACTION_NEEDED'), answer('ACTIVE'));
  fields.confirmSetup.mockImplementation(() => {
    expect(calls.note).toHaveBeenLastCalledWith('setup');
    return Promise.resolve({ isDone: true });
  });
  fields.confirmPayment.mockImplementation(() => {
    expect(calls.note).toHaveBeenLastCalledWith('payment');
    return Promise.resolve({ isDone: true });
  });
  await carryOut(calls, bill, fields, pause);
  expect(calls.note).toHaveBeenCalledTimes(2);
});

describe('after a bank’s own page', () => {
  const confirmed = { isRefused: false };

  it('buys with the means of payment that it has confirmed, and without asking for the address again', async () => {
    const { calls, pause } = arrange(answer('ACTION_NEEDED'), answer('ACTIVE'));
    const visit = { stage: 'setup', answer: { stage: 'setup', ...confirmed } } as const;
    await expect(carryOn(calls, bill, visit, pause)).resolves.toMatchObject({ state: 'ACTIVE' });
    expect(calls.confirm).toHaveBeenCalledExactlyOnceWith('pi_secret', 'CH');
    expect(calls.keepBill).not.toHaveBeenCalled();
  });
  it('asks until a payment has arrived, and buys nothing', async () => {
    const { calls, pause } = arrange();
    calls.look.mockResolvedValueOnce(answer('ACTION_NEEDED')).mockResolvedValueOnce(answer('ACTIVE'));
    const visit = { stage: 'payment', answer: { stage: 'payment', ...confirmed } } as const;
    await expect(carryOn(calls, bill, visit, pause)).resolves.toMatchObject({ state: 'ACTIVE' });
    expect(calls.buy).not.toHaveBeenCalled();
  });
  it('asks nobody to pay twice while a payment has not arrived', async () => {
    const { calls, pause } = arrange();
    calls.look.mockResolvedValue(answer('ACTION_NEEDED'));
    const visit = { stage: 'payment', answer: { stage: 'payment', ...confirmed } } as const;
    expect(await failWith(carryOn(calls, bill, visit, pause))).toBe('pricing.bank.waiting');
  });
  it.each([
    ['setup', true, 'pricing.declined.confirmation'],
    ['payment', true, 'pricing.declined.confirmation'],
    ['setup', false, 'pricing.bank.left'],
    ['payment', false, 'pricing.bank.left'],
  ] as const)('says in words what came of a %s (refused: %s) and buys nothing', async (stage, isRefused, text) => {
    const { calls, pause } = arrange();
    calls.look.mockResolvedValue(answer('ACTION_NEEDED'));
    const visit = { stage, answer: isRefused ? { stage, isRefused } : undefined };
    expect(await failWith(carryOn(calls, bill, visit, pause))).toBe(text);
    expect(calls.buy).not.toHaveBeenCalled();
  });
  it('finds what was paid although the way back was taken without an answer', async () => {
    const { calls, pause } = arrange();
    calls.look.mockResolvedValue(answer('ACTIVE'));
    await expect(carryOn(calls, bill, { stage: 'payment', answer: undefined }, pause)).resolves.toMatchObject({
      state: 'ACTIVE',
    });
  });
});
