import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { type ProblemKey, problems } from '@sigillum/api-contracts/problems.ts';
import { signatureRequestPageExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { signAnswerExample, stepUpExample } from '@sigillum/api-contracts/signing/examples.ts';
import type { SignOutcome, StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import { SnackbarQueue } from '@sigillum/design-system';
import { expect, it, vi } from 'vitest';
import { createDialogStore, createOverlayStore } from '../modals/modal-store.ts';
import type { BulkOutcome } from '../signature-requests/bulk-run.ts';
import { type BulkScene, BulkSigning } from './bulk-signing.ts';
import type { Phone } from './phone.ts';

const refuse = (key: ProblemKey, details?: Record<string, unknown>) =>
  new ApiProblem({
    type: '',
    method: 'POST',
    path: '',
    message: '',
    status: problems[key].status,
    key,
    ...(details && { details }),
  });

const listRequests = (count: number, quality: ListedRequest['quality'] = 'SES'): ListedRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    ...signatureRequestPageExample.signature_requests[0]!,
    id: `r${index}`,
    title: `Request ${index}`,
    quality,
  }));

function stage(
  requests: ListedRequest[],
  answers: (Error | Partial<SignOutcome>[])[] = [],
  methods: StepUpMethod[] = [],
) {
  const sign = vi.fn<BulkScene['door']['sign']>(async ({ signatureRequests }) => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    const signed = signAnswerExample.results[0]!;
    return {
      results: signatureRequests.map(({ signatureRequestId }, index) => ({
        ...signed,
        ...answer[index],
        signatureRequestId,
      })),
    };
  });
  const stepUp = vi.fn<BulkScene['door']['stepUp']>(async () => stepUpExample);
  const modals = { dialogs: createDialogStore(), overlays: createOverlayStore(), snackbars: new SnackbarQueue() };
  let outcomes: Record<string, BulkOutcome> | undefined;
  const scene: BulkScene = {
    door: {
      sign,
      stepUp,
      phone: () => ({ ask: vi.fn<Phone['ask']>(), look: vi.fn<Phone['look']>() }),
      listStepUpMethods: async () => methods,
    },
    modals,
    email: 'anna@example.ch',
    language: 'en',
    accountName: 'Anna Keller',
    part11: undefined,
    isAdministrator: false,
    hasOutbox: false,
    hasSmsOutbox: false,
    describe: (error) => (error as ApiProblem).key ?? 'offline',
    describeRefusal: (key) => String(key),
    goTo: vi.fn<(path: string) => void>(),
    onOutcomes: (shown, judge) => void (outcomes = Object.fromEntries(shown.map(({ id }) => [id, judge(id)]))),
  };
  void new BulkSigning(scene, requests);
  const act = async (store: typeof modals.dialogs, action: unknown) => store.act(store.getSnapshot()!.id, action);
  const settle = async () => {
    await expect.poll(() => outcomes).toBeDefined();
  };
  return {
    sign,
    stepUp,
    modals,
    act,
    settle,
    confirm: () => act(modals.dialogs, { message: '' }),
    read: () => outcomes,
  };
}

const named = (store: ReturnType<typeof createDialogStore>) => store.getSnapshot()?.definition.name;

it('signs twenty after one question, by one call, and tells what came of each', async () => {
  const answers = [[{}, { status: 'REFUSED' as const, key: 'error.sign.locked' }, { status: 'STEP' as const }]];
  const { sign, modals, confirm, settle, read } = stage(listRequests(20), answers);
  expect(named(modals.dialogs)).toBe('several requests');
  expect(sign).not.toHaveBeenCalled();
  await confirm();
  await settle();
  expect(sign).toHaveBeenCalledOnce();
  expect(sign.mock.calls[0]![0].signatureRequests).toHaveLength(20);
  expect(read()).toMatchObject({
    r0: { state: 'done' },
    r1: { state: 'failed', message: 'error.sign.locked' },
    r2: { state: 'open' },
    r19: { state: 'done' },
  });
  expect(modals.overlays.getSnapshot()).toBeNull();
});

it('asks for one second factor for all, and then signs without a code', async () => {
  const { sign, stepUp, modals, act, confirm, settle } = stage(listRequests(20, 'AES'), [], ['passkey']);
  await confirm();
  await expect.poll(() => named(modals.dialogs)).toBe('TAN entry');
  await act(modals.dialogs, { way: 'passkey' });
  await settle();
  expect(stepUp).toHaveBeenCalledExactlyOnceWith(
    Array.from({ length: 20 }, (_, index) => `r${index}`),
    { way: 'passkey' },
  );
  expect(sign).toHaveBeenCalledOnce();
  expect(sign.mock.calls[0]![0].tan).toBeUndefined();
});

it('asks for one code where there is no second factor, and stays with a wrong one', async () => {
  const sent = refuse('error.sign.tan_required', { resendIn: 30, channel: 'sms', sentTo: '67' });
  const { sign, modals, act, confirm, settle } = stage(listRequests(2, 'AES'), [
    sent,
    refuse('error.sign.tan_invalid'),
  ]);
  await confirm();
  await expect.poll(() => named(modals.dialogs)).toBe('TAN entry');
  expect(modals.dialogs.getSnapshot()!.props).toMatchObject({ channel: 'sms', to: '67', isSent: true, resendIn: 30 });
  await act(modals.dialogs, { way: 'code', code: '111111' });
  expect(modals.dialogs.getSnapshot()).toMatchObject({ isLoading: false, error: { key: 'error.sign.tan_invalid' } });
  await act(modals.dialogs, { way: 'code', code: '222222' });
  await settle();
  expect(sign.mock.calls.map(([{ tan }]) => tan)).toEqual([undefined, '111111', '222222']);
});

it('says that a request is still to be signed whose code went nowhere, as the one given was for the others', async () => {
  const requests = [...listRequests(1, 'AES'), { ...listRequests(1, 'PART11')[0]!, id: 'p0' }];
  const refused = { status: 'REFUSED' as const, key: 'error.sign.tan_required' };
  const { act, modals, confirm, settle, read } = stage(requests, [[refused, {}]]);
  await confirm();
  await expect.poll(() => named(modals.overlays)).toBe('part11 verification');
  await act(modals.overlays, { name: 'state', statement: { signingName: 'Anna', signingReason: 'I approve' } });
  await settle();
  expect(read()).toEqual({ r0: { state: 'open', message: refused.key }, p0: { state: 'done' } });
});

it('has name and reason stated once for the regulated ones', async () => {
  const requests = [...listRequests(1), ...listRequests(2, 'PART11').map((one) => ({ ...one, id: `p-${one.id}` }))];
  const { sign, modals, act, confirm, settle } = stage(requests);
  await confirm();
  await expect.poll(() => named(modals.overlays)).toBe('part11 verification');
  await act(modals.overlays, { name: 'state', statement: { signingName: 'Anna', signingReason: 'I approve' } });
  await settle();
  const statement = { signingName: 'Anna', signingReason: 'I approve' };
  expect(sign.mock.calls[0]![0].signatureRequests).toEqual([
    { signatureRequestId: 'r0' },
    { signatureRequestId: 'p-r0', ...statement },
    { signatureRequestId: 'p-r1', ...statement },
  ]);
});

it('repeats a call to which no answer came by the same key', async () => {
  const { sign, modals, act, confirm, settle } = stage(listRequests(2), [new TypeError('network')]);
  await confirm();
  await expect.poll(() => named(modals.overlays)).toBe('signing failure');
  await act(modals.overlays, { name: 'retry' });
  await settle();
  expect(sign.mock.calls[0]![1]).toBe(sign.mock.calls[1]![1]);
});

it('tells of each when none could be signed', async () => {
  const { confirm, settle, read } = stage(listRequests(2), [refuse('error.sign.exhausted')]);
  await confirm();
  await settle();
  expect(read()).toEqual({
    r0: { state: 'failed', message: 'error.sign.exhausted' },
    r1: { state: 'failed', message: 'error.sign.exhausted' },
  });
});

it('takes no more than one call signs', async () => {
  const { sign, modals, confirm, settle } = stage(listRequests(53));
  expect(modals.dialogs.getSnapshot()!.props).toMatchObject({ leftCount: 3 });
  await confirm();
  await settle();
  expect(sign.mock.calls[0]![0].signatureRequests).toHaveLength(50);
});
