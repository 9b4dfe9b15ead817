import { SnackbarQueue } from '@sigillum/design-system';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { type ProblemKey, problems } from '@sigillum/api-contracts/problems.ts';
import {
  directSignatureRequestExample,
  identMethodsExample,
  signatureRequestExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import {
  earlySignAnswerExample,
  signAnswerExample,
  stepAnswerExample,
  stepUpExample,
} from '@sigillum/api-contracts/signing/examples.ts';
import type { LockStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SignAnswer, SigningStep } from '@sigillum/api-contracts/signing/schemas.ts';
import { describe, expect, it, vi } from 'vitest';
import { createDialogStore, createOverlayStore } from '../modals/modal-store.ts';
import type { TanEntryAction } from './dialogs/tan-entry-dialog.tsx';
import type { Door } from './door.ts';
import type { ExitCourse } from './exit-offer.ts';
import { SigningFlow } from './signing-flow.ts';
import type { SigningScene } from './signing-scene.ts';

function refuse(key: ProblemKey, extras: { details?: Record<string, unknown>; retryAfter?: number } = {}): ApiProblem {
  const { status } = problems[key];
  return new ApiProblem(
    {
      type: '',
      method: 'POST',
      path: '',
      status,
      message: '',
      key,
      ...(extras.details && { details: extras.details }),
    },
    extras.retryAfter,
  );
}

const free: LockStatus = { locked: false, locked_until: null, locked_by: null, locked_since: null };

/** A visitor in front of the button; the API answers as told, one call after another. */
function stage(kind: Door['kind'], answers: (ProblemKey | Error | SignAnswer | 'signed')[]) {
  const sign = vi.fn<Door['sign']>(async () => {
    const answer = answers.shift() ?? 'signed';
    if (answer === 'signed') return signAnswerExample;
    if (typeof answer === 'object' && 'results' in answer) return answer;
    throw typeof answer === 'string' ? refuse(answer) : answer;
  });
  const checkTan = vi.fn<(tan: string) => Promise<unknown>>(async () => ({ ok: true }));
  const resendTan = vi.fn<() => Promise<{ resend_in: number; expires_in: number }>>(async () => ({
    resend_in: 30,
    expires_in: 600,
  }));
  const readLock = vi.fn<Door['readLock']>(async () => free);
  const proceed = vi.fn<Door['proceed']>(async () => signAnswerExample);
  const stepUp = vi.fn<NonNullable<Door['stepUp']>>(async () => stepUpExample);
  const modals = { dialogs: createDialogStore(), overlays: createOverlayStore(), snackbars: new SnackbarQueue() };
  const scene: SigningScene = {
    door: {
      kind,
      sign,
      readLock,
      ...(kind === 'visitor' ? { checkTan } : { stepUp }),
      resendTan,
      proceed,
      writeDownloadUrl: (id: string) => `/${id}`,
      writeZipUrl: () => '/zip',
    } as unknown as Door,
    request: kind === 'visitor' ? directSignatureRequestExample : signatureRequestExample,
    unseen: new Set(),
    showDocument: vi.fn<(id: string) => void>(),
    seal: undefined,
    stepUpMethods: [],
    language: 'en',
    modals,
    accountName: kind === 'account' ? 'Noémi Frei' : undefined,
    isAdministrator: false,
    hasOutbox: false,
    hasSmsOutbox: false,
    describe: (error) => String((error as ApiProblem).key ?? error),
    refresh: vi.fn<() => void>(),
    leave: vi.fn<(url: string) => void>(),
    goTo: vi.fn<(path: string) => void>(),
    onRunning: vi.fn<(isRunning: boolean) => void>(),
  };
  const overlay = () => modals.overlays.getSnapshot();
  /** What lies over the page at each call that signs. */
  function noteOverlay(): (string | undefined)[] {
    const shown: (string | undefined)[] = [];
    const answer = sign.getMockImplementation()!;
    sign.mockImplementation(async (attempt) => {
      shown.push(overlay()?.definition.name);
      return answer(attempt);
    });
    return shown;
  }
  const dialog = () => modals.dialogs.getSnapshot();
  const act = (name: string, more: object = {}) => modals.overlays.act(overlay()!.id, { name, ...more });
  const prove = (action: TanEntryAction) => modals.dialogs.act(dialog()!.id, action);
  const enter = (code: string) => prove({ way: 'code', code });
  return {
    flow: new SigningFlow(scene),
    scene,
    sign,
    checkTan,
    resendTan,
    noteOverlay,
    readLock,
    proceed,
    stepUp,
    modals,
    overlay,
    dialog,
    act,
    prove,
    enter,
  };
}

describe('signing documents that were not all opened', () => {
  const unseenStage = () => {
    const staged = stage('account', ['signed']);
    const [first] = staged.scene.request.documents;
    const documents = [first!, { ...first!, id: 'annex', name: 'Annex' }];
    const document_signatures = documents.map(({ id }) => ({ document_id: id, visual_signature: null }));
    staged.flow.follow({
      ...staged.scene,
      unseen: new Set(['annex']),
      request: {
        ...staged.scene.request,
        documents,
        signatures: staged.scene.request.signatures.map((one) => ({ ...one, document_signatures })),
      },
    });
    return { ...staged, answer: (name: string) => staged.modals.dialogs.act(staged.dialog()!.id, { name }) };
  };

  it('names them and asks once more', async () => {
    const { flow, sign, dialog, overlay, answer } = unseenStage();
    await flow.start();
    expect(sign).not.toHaveBeenCalled();
    expect(dialog()).toMatchObject({
      definition: { name: 'unseen documents' },
      props: { documents: [{ isSeen: true }, { name: 'Annex', isSeen: false }] },
    });
    await answer('sign');
    await expect.poll(() => overlay()?.definition.name).toBe('signing success');
    expect(sign).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });

  it('leads to the first of them, and signs nothing', async () => {
    const { flow, scene, sign, dialog, answer } = unseenStage();
    await flow.start();
    await answer('show');
    expect(scene.showDocument).toHaveBeenCalledExactlyOnceWith('annex');
    expect(sign).not.toHaveBeenCalled();
    expect(dialog()).toBeNull();
  });
});

describe('signing with an account', () => {
  it('shows the work, then the success, and loads the request anew', async () => {
    const { flow, overlay, scene, noteOverlay } = stage('account', ['signed']);
    const shown = noteOverlay();
    await flow.start();
    expect(shown).toEqual(['signing']);
    expect(overlay()).toMatchObject({
      definition: { name: 'signing success' },
      props: { remaining: 2, hasAccount: true },
    });
    expect(scene.refresh).toHaveBeenCalledOnce();
  });

  it('offers no more what cannot be tried again, such as a seal that was taken away meanwhile', async () => {
    const { flow, overlay, scene } = stage('account', ['error.sign.seal_not_available', 'error.sign.failed']);
    await flow.start();
    expect(overlay()?.definition.name).toBe('signing failure');
    expect(scene.refresh).toHaveBeenCalledOnce();
    await flow.start();
    expect(scene.refresh).toHaveBeenCalledOnce();
  });

  it('signs with the seal that was chosen, without asking for a code, and says so at the end', async () => {
    const { flow, scene, sign, overlay, noteOverlay } = stage('account', ['signed']);
    const seal = { name: 'contracts', label: 'Contracts', organisation: 'Keller AG' };
    flow.follow({ ...scene, seal, request: { ...scene.request, quality: 'AES' } });
    const shown = noteOverlay();
    await flow.start();
    expect(shown).toEqual(['signing']);
    expect(sign.mock.calls.map(([{ sealAccountName }]) => sealAccountName)).toEqual(['contracts']);
    expect(overlay()).toMatchObject({ definition: { name: 'signing success' }, props: { seal } });
  });

  it('signs personally under a new key when the choice was changed after an attempt without an answer', async () => {
    const { flow, scene, sign } = stage('account', [new TypeError('Failed to fetch'), 'signed']);
    flow.follow({ ...scene, seal: { name: 'contracts', label: 'Contracts', organisation: 'Keller AG' } });
    await flow.start();
    flow.follow(scene);
    await flow.start();
    const [sealed, own] = sign.mock.calls.map(([attempt]) => attempt);
    expect([sealed!.sealAccountName, own!.sealAccountName]).toEqual(['contracts', undefined]);
    expect(own!.idempotencyKey).not.toBe(sealed!.idempotencyKey);
  });

  it('sends one call for a double click', async () => {
    const { flow, sign } = stage('account', ['signed']);
    await Promise.all([flow.start(), flow.start()]);
    expect(sign).toHaveBeenCalledOnce();
  });

  it('explains a failure, and tries again under a new key', async () => {
    const { flow, overlay, sign, act } = stage('account', ['error.sign.failed', 'signed']);
    await flow.start();
    expect(overlay()).toMatchObject({
      definition: { name: 'signing failure' },
      props: { reason: 'error.sign.failed', canRetry: true, isUncertain: false },
    });
    await act('retry');
    expect(overlay()?.definition.name).toBe('signing success');
    const [first, second] = sign.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(first).not.toBe(second);
  });

  it('repeats an attempt without an answer under its own key, so that it cannot sign twice', async () => {
    const { flow, sign, act, overlay } = stage('account', [new TypeError('Failed to fetch'), 'signed']);
    await flow.start();
    expect(overlay()).toMatchObject({
      definition: { name: 'signing failure' },
      props: { canRetry: true, isUncertain: true },
    });
    await act('retry');
    const [first, second] = sign.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('waits under the same overlay while somebody else signs, then signs', async () => {
    const busy = refuse('error.sign.locked', { retryAfter: 3 });
    const { flow, overlay, act } = stage('account', [busy, busy, 'signed']);
    await flow.start();
    const shown = overlay();
    expect(shown).toMatchObject({ definition: { name: 'signing locked' }, props: { retryIn: 3 } });
    await act('retry');
    expect(overlay()).toMatchObject({ id: shown!.id, isLoading: false });
    await act('retry');
    expect(overlay()?.definition.name).toBe('signing success');
  });

  it('only mentions what is no failure, and shows the request as it is', async () => {
    const { flow, overlay, modals, scene } = stage('account', ['error.sign.already_signed']);
    await flow.start();
    expect(overlay()).toBeNull();
    expect(modals.snackbars.getSnapshot()).toMatchObject([{ message: 'error.sign.already_signed' }]);
    expect(scene.refresh).toHaveBeenCalledOnce();
  });

  it('leaves for the page that says that the request is closed', async () => {
    const { flow, overlay, scene } = stage('account', ['error.sr.withdrawn']);
    await flow.start();
    expect(overlay()).toBeNull();
    expect(scene.goTo).toHaveBeenCalledExactlyOnceWith('/expired');
  });

  it('takes its overlay along when the screen is left', async () => {
    const { flow, overlay } = stage('account', ['error.sign.failed']);
    await flow.start();
    flow.end();
    expect(overlay()).toBeNull();
  });
});

describe('signing for a program that wants the person back', () => {
  function stageExits(kind: Door['kind'], answers: Parameters<typeof stage>[1], seconds: number | undefined) {
    const staged = stage(kind, answers);
    const end = vi.fn<ExitCourse['end']>((outcome) => ({
      requestId: '7d1',
      outcome,
      url: 'https://shop.example',
      seconds,
    }));
    const exits = { hidesDownload: true, declinesAtOnce: false, end, leave: vi.fn<ExitCourse['leave']>() };
    staged.flow.follow({ ...staged.scene, exits });
    return { ...staged, exits };
  }

  it('offers the way out with the success, and no download where the program hands the files out', async () => {
    const { flow, overlay, exits } = stageExits('account', ['signed'], 45);
    await flow.start();
    expect(overlay()).toMatchObject({
      definition: { name: 'signing success' },
      props: { exit: { outcome: 'signed', seconds: 45 }, zipHref: undefined, documents: [{ href: undefined }] },
    });
    expect(exits.leave).not.toHaveBeenCalled();
  });

  it('leaves without showing the success where no page is wanted in between', async () => {
    const { flow, overlay, exits } = stageExits('account', ['signed'], 0);
    await flow.start();
    expect(exits.leave).toHaveBeenCalledOnce();
    expect(overlay()?.definition.name).toBe('signing');
  });

  it.each<[ProblemKey | Error, string]>([
    ['error.sign.failed', 'signing failure'],
    [new TypeError('Failed to fetch'), 'signing failure'],
    ['error.sign.exhausted', 'exhausted signatures'],
    ['error.sign.serial_mismatch', 'serial number mismatch'],
    ['error.sign.step_declined', 'mobile-app-based signing failure'],
    ['error.sign.tan_locked', 'TAN locked'],
  ])('offers the way out for failures with %s', async (answer, name) => {
    const { flow, overlay, exits } = stageExits('account', [answer], 45);
    await flow.start();
    expect(overlay()).toMatchObject({ definition: { name }, props: { exit: { outcome: 'failed' } } });
    expect(exits.end).toHaveBeenCalledExactlyOnceWith('failed');
  });

  it.each<[ProblemKey, string]>([
    ['error.sign.locked', 'signing locked'],
    ['error.sign.tan_expired', 'TAN expired'],
    ['error.sign.tan_invalid', 'TAN invalid'],
  ])('offers none while %s is no end', async (key, name) => {
    const { flow, overlay, exits } = stageExits('account', [key], 45);
    await flow.start();
    expect(overlay()?.definition.name).toBe(name);
    expect(exits.end).not.toHaveBeenCalled();
  });

  it('names the request to the page that says that it is closed', async () => {
    const { flow, scene } = stageExits('account', ['error.sr.withdrawn'], 45);
    await flow.start();
    expect(scene.goTo).toHaveBeenCalledExactlyOnceWith(`/expired?request=${scene.request.id}`);
  });
});

describe('asking ahead whether somebody else signs', () => {
  const busy: LockStatus = {
    locked: true,
    locked_until: '2026-11-21T08:41:00.000Z',
    locked_by: 'Luca Rossi',
    locked_since: '2026-11-21T08:40:00.000Z',
  };

  it('lets nobody in meanwhile, says who signs and since when, and goes on when it is over', async () => {
    const { flow, overlay, act, readLock, sign } = stage('visitor', ['signed']);
    readLock.mockResolvedValueOnce(busy).mockResolvedValueOnce(busy);
    await flow.start();
    expect(sign).not.toHaveBeenCalled();
    expect(overlay()).toMatchObject({
      definition: { name: 'signing locked' },
      props: { by: 'Luca Rossi', since: busy.locked_since },
    });
    await act('retry');
    expect(overlay()).toMatchObject({ definition: { name: 'signing locked' }, isLoading: false });
    expect(sign).not.toHaveBeenCalled();
    await act('retry');
    expect(sign).toHaveBeenCalledOnce();
    expect(overlay()?.definition.name).toBe('signing success');
  });

  it('signs when that cannot be asked', async () => {
    const { flow, overlay, readLock } = stage('account', ['signed']);
    readLock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await flow.start();
    expect(overlay()?.definition.name).toBe('signing success');
  });
});

describe('signing as a visitor', () => {
  const required = refuse('error.sign.tan_required', { details: { resendIn: 30 } });

  it('asks for the code without a flash of the overlay, and signs with it', async () => {
    const { flow, overlay, dialog, enter, sign } = stage('visitor', [required, 'signed']);
    await flow.start();
    expect(overlay()).toBeNull();
    expect(dialog()).toMatchObject({
      definition: { name: 'TAN entry' },
      props: { channel: 'email', to: 'luca.rossi@example.it', resendIn: 30 },
    });
    await enter('123456');
    await expect.poll(() => overlay()?.definition.name).toBe('signing success');
    expect(dialog()).toBeNull();
    expect(sign.mock.lastCall![0]).toMatchObject({ tan: '123456' });
  });

  it('shows the overlay when the first call takes long', async () => {
    vi.useFakeTimers();
    try {
      const { flow, overlay, sign } = stage('visitor', []);
      const { promise, resolve } = Promise.withResolvers<typeof signAnswerExample>();
      sign.mockReturnValueOnce(promise);
      const signing = flow.start();
      await vi.advanceTimersByTimeAsync(600);
      expect(overlay()?.definition.name).toBe('signing');
      resolve(signAnswerExample);
      await signing;
      expect(overlay()?.definition.name).toBe('signing success');
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps the dialog open with a wrong code and does not try to sign', async () => {
    const { flow, dialog, enter, checkTan, sign } = stage('visitor', [required]);
    await flow.start();
    const wrong = refuse('error.sign.tan_invalid', { details: { triesLeft: 4 } });
    checkTan.mockRejectedValueOnce(wrong);
    await enter('000000');
    expect(dialog()).toMatchObject({ error: wrong, isLoading: false });
    expect(sign).toHaveBeenCalledOnce();
  });

  it('tells a fault of ours in the dialog, and leads nobody away who may have signed', async () => {
    const { flow, dialog, enter, checkTan } = stage('visitor', [required]);
    await flow.start();
    const fault = refuse('error.internal');
    checkTan.mockRejectedValueOnce(fault);
    await enter('123456');
    expect(dialog()).toMatchObject({ error: { text: { id: 'error.internal' }, cause: fault }, isLoading: false });
  });

  it.each<[ProblemKey, string]>([
    ['error.sign.tan_expired', 'TAN expired'],
    ['error.sign.tan_locked', 'TAN locked'],
  ])('puts an overlay in place of the dialog on %s; a new code opens it again', async (key, name) => {
    const { flow, dialog, overlay, enter, checkTan, act } = stage('visitor', [required]);
    await flow.start();
    checkTan.mockRejectedValueOnce(refuse(key, { retryAfter: 900 }));
    await enter('000000');
    expect(dialog()).toBeNull();
    expect(overlay()?.definition.name).toBe(name);
    await act('resend');
    expect(overlay()).toBeNull();
    expect(dialog()).toMatchObject({ definition: { name: 'TAN entry' }, props: { resendIn: 30 } });
  });

  it('sends another code from the dialog, and says there when it is too soon', async () => {
    const { flow, dialog, resendTan } = stage('visitor', [required]);
    await flow.start();
    const { resend } = dialog()!.props as { resend: () => Promise<number> };
    expect(await resend()).toBe(30);
    const tooSoon = refuse('error.sign.tan_resend_too_soon', { retryAfter: 20 });
    resendTan.mockRejectedValueOnce(tooSoon);
    await expect(resend()).rejects.toBe(tooSoon);
    expect(dialog()).not.toBeNull();
  });

  it('ends the dialog when the request was withdrawn meanwhile', async () => {
    const { flow, dialog, resendTan, scene } = stage('visitor', [required]);
    await flow.start();
    resendTan.mockRejectedValueOnce(refuse('error.sr.withdrawn'));
    await (dialog()!.props as { resend: () => Promise<number> }).resend();
    expect(dialog()).toBeNull();
    expect(scene.goTo).toHaveBeenCalledExactlyOnceWith('/expired');
  });
});

describe('signing an advanced signature with an account', () => {
  const required = refuse('error.sign.tan_required', {
    details: { resendIn: 30, channel: 'sms', sentTo: '+… 67' },
  });

  it('asks for the code from the SMS, keeps a wrong one in its place, and signs with the right one', async () => {
    const wrong = refuse('error.sign.tan_invalid', { details: { triesLeft: 4 } });
    const { flow, dialog, overlay, enter, sign } = stage('account', [required, wrong, 'signed']);
    await flow.start();
    expect(dialog()).toMatchObject({ props: { channel: 'sms', to: '+… 67', resendIn: 30 } });
    await enter('000000');
    expect(dialog()).toMatchObject({ error: wrong, isLoading: false });
    await enter('123456');
    expect(dialog()).toBeNull();
    expect(overlay()?.definition.name).toBe('signing success');
    expect(sign.mock.calls.map(([{ tan }]) => tan)).toEqual([undefined, '000000', '123456']);
  });

  it('leads from an expired code to a new one', async () => {
    const { flow, dialog, overlay, enter, act } = stage('account', [required, 'error.sign.tan_expired']);
    await flow.start();
    await enter('123456');
    expect(dialog()).toBeNull();
    expect(overlay()).toMatchObject({ definition: { name: 'TAN expired' }, props: { to: '+… 67' } });
    await act('resend');
    expect(dialog()).toMatchObject({ definition: { name: 'TAN entry' }, props: { channel: 'sms' } });
  });

  it('tells a visitor that a number is missing without offering to try again', async () => {
    const { flow, overlay } = stage('visitor', ['error.sign.mobile_required']);
    await flow.start();
    await expect
      .poll(() => overlay())
      .toMatchObject({ definition: { name: 'signing failure' }, props: { canRetry: false } });
  });
});

describe('signing with something missing on one’s own side', () => {
  it('leads a visitor whom nobody has identified yet to where that is done', async () => {
    const { flow, scene, overlay, act } = stage('visitor', ['error.sign.not_identified']);
    flow.follow({ ...scene, identifyHref: '/direct-sign/identification/7d1/secret' });
    await flow.start();
    await expect
      .poll(() => overlay())
      .toMatchObject({
        definition: { name: 'signing failure' },
        props: { canRetry: false, identify: '/direct-sign/identification/7d1/secret' },
      });
    await act('complete', { goTo: '/direct-sign/identification/7d1/secret' });
    expect(scene.goTo).toHaveBeenCalledWith('/direct-sign/identification/7d1/secret');
  });

  function stageMissing(...answers: Parameters<typeof stage>[1]) {
    const staged = stage('account', answers);
    const readIdent = vi.fn<NonNullable<Door['readIdent']>>(async () => identMethodsExample);
    const acceptTrustTerms = vi.fn<NonNullable<Door['acceptTrustTerms']>>(async () => ({}));
    const { flow, scene } = staged;
    const viewer = { ...scene.request.viewer, sid: scene.request.signatures[0]!.sid };
    const request = { ...scene.request, quality: 'QES' as const, viewer };
    flow.follow({ ...scene, request, door: { ...scene.door, readIdent, acceptTrustTerms } });
    const answer = (action: object) => staged.modals.dialogs.act(staged.dialog()!.id, action);
    return { ...staged, acceptTrustTerms, answer };
  }

  it('leads to the way of being identified that is chosen, which knows where it comes back to', async () => {
    const { flow, dialog, answer, scene } = stageMissing('error.sign.not_identified');
    await flow.start();
    await expect.poll(() => dialog()).toMatchObject({ definition: { name: 'upgrade standards' } });
    expect(dialog()).toMatchObject({
      props: {
        held: 'SES',
        isMobileMissing: false,
        methods: ['video'],
      },
    });
    await answer({ way: 'identification', method: 'video' });
    const path = '/profile/signature-standards/zertes/video';
    expect(scene.goTo).toHaveBeenCalledWith(`${path}?request=${scene.request.id}`);
  });

  it('leads to the profile where a number is missing', async () => {
    const { flow, dialog, answer, scene } = stageMissing('error.sign.mobile_required');
    await flow.start();
    await expect.poll(() => dialog()).toMatchObject({ props: { isMobileMissing: true } });
    await answer({ way: 'mobile' });
    expect(scene.goTo).toHaveBeenCalledWith('/profile');
  });

  it('asks for the terms of the trust service, and signs once they are accepted', async () => {
    const { flow, dialog, answer, acceptTrustTerms, overlay, sign } = stageMissing('error.sign.terms_required');
    await flow.start();
    expect(dialog()).toMatchObject({ definition: { name: 'terms of use' }, props: { legislation: 'ZERTES' } });
    await answer({ touSwisscom: true });
    expect(acceptTrustTerms).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
    await expect.poll(() => overlay()).toMatchObject({ definition: { name: 'signing success' } });
    expect(sign).toHaveBeenCalledTimes(2);
  });
});

describe('signing an advanced signature with a second factor', () => {
  function stageAdvanced(answers: Parameters<typeof stage>[1]) {
    const staged = stage('account', answers);
    const { flow, scene } = staged;
    flow.follow({ ...scene, stepUpMethods: ['passkey', 'totp'], request: { ...scene.request, quality: 'AES' } });
    return staged;
  }

  it('asks for it before anything is sent, and signs without a code', async () => {
    const { flow, dialog, overlay, prove, stepUp, sign } = stageAdvanced(['signed']);
    await flow.start();
    expect(dialog()).toMatchObject({ props: { stepUpMethods: ['passkey', 'totp'], isSent: false } });
    expect(sign).not.toHaveBeenCalled();
    await prove({ way: 'passkey' });
    expect(stepUp).toHaveBeenCalledExactlyOnceWith({ way: 'passkey' });
    expect(dialog()).toBeNull();
    await expect.poll(() => overlay()?.definition.name).toBe('signing success');
    expect(sign.mock.calls.map(([{ tan }]) => tan)).toEqual([undefined]);
  });

  it('keeps the dialog open with a wrong one, and does not try to sign', async () => {
    const wrong = refuse('error.two_step.proof_wrong');
    const { flow, dialog, prove, stepUp, sign } = stageAdvanced([]);
    await flow.start();
    stepUp.mockRejectedValueOnce(wrong);
    await prove({ way: 'totp', code: '000000' });
    expect(dialog()).toMatchObject({ error: wrong, isLoading: false });
    expect(sign).not.toHaveBeenCalled();
  });

  it('has a code sent when the person wants one instead, and asks for that', async () => {
    const required = refuse('error.sign.tan_required', {
      details: { resendIn: 30, channel: 'sms', sentTo: '+… 67' },
    });
    const { flow, dialog, prove, stepUp } = stageAdvanced([required]);
    await flow.start();
    await prove({ way: 'send' });
    await expect.poll(() => dialog()).toMatchObject({ props: { isSent: true, channel: 'sms', to: '+… 67' } });
    expect(stepUp).not.toHaveBeenCalled();
  });

  it('ends the dialog when the request was closed meanwhile', async () => {
    const { flow, dialog, prove, stepUp, scene } = stageAdvanced([]);
    await flow.start();
    stepUp.mockRejectedValueOnce(refuse('error.sr.withdrawn'));
    await prove({ way: 'passkey' });
    expect(dialog()).toBeNull();
    expect(scene.goTo).toHaveBeenCalledExactlyOnceWith('/expired');
  });
});

describe('signing a regulated record', () => {
  it('begins with the name and the reason that the person has set for regulated records', async () => {
    const { flow, scene, overlay } = stage('account', ['error.sign.part11_required']);
    const part11 = { name: 'Dr. N. Frei', reason: 'I approve' };
    flow.follow({ ...scene, part11, request: { ...scene.request, quality: 'PART11' } });
    void flow.start();
    await expect
      .poll(() => overlay())
      .toMatchObject({
        definition: { name: 'part11 verification' },
        props: { statement: { signingName: 'Dr. N. Frei', signingReason: 'I approve' } },
      });
  });

  it('asks for name and reason before anything is sent, and signs with both and the code', async () => {
    const { flow, scene, dialog, overlay, enter, act, sign } = stage('account', ['error.sign.tan_required', 'signed']);
    flow.follow({ ...scene, request: { ...scene.request, quality: 'PART11' } });
    await flow.start();
    expect(sign).not.toHaveBeenCalled();
    expect(overlay()).toMatchObject({
      definition: { name: 'part11 verification' },
      props: { statement: { signingName: 'Noémi Frei', signingReason: '' } },
    });
    const statement = { signingName: 'N. Frei', signingReason: 'Approved' };
    await act('state', { statement });
    expect(overlay()).toBeNull();
    expect(dialog()?.definition.name).toBe('TAN entry');
    await enter('123456');
    expect(sign.mock.lastCall![0]).toMatchObject({ tan: '123456', statement });
    expect(overlay()?.definition.name).toBe('signing success');
  });
});

describe('what the success tells', () => {
  it('promises a mail to whom one goes alone', async () => {
    for (const isTold of [true, false]) {
      const { flow, overlay, scene } = stage('visitor', ['signed']);
      const signatures = scene.request.signatures.map((one) => ({ ...one, notify: isTold }));
      flow.follow({ ...scene, request: { ...scene.request, signatures } });
      await flow.start();
      expect(overlay()?.props).toMatchObject({ isTold });
    }
  });

  it('is the level that was reached and why it is not the last one yet', async () => {
    const { flow, overlay } = stage('account', [earlySignAnswerExample]);
    await flow.start();
    expect(overlay()?.props).toMatchObject({ quality: 'SES', level: 'B-LT', levelReason: 'others_to_sign' });
  });

  it('claims no more than the lowest level of all documents, and that the rest is pending', async () => {
    const [result] = signAnswerExample.results;
    const documents = [result!.documents[0]!, { ...result!.documents[0]!, level: 'B-T' as const }];
    const { flow, overlay } = stage('account', [
      { results: [{ ...result!, documents, level_reason: 'revocation', long_term: 'pending' }] },
    ]);
    await flow.start();
    expect(overlay()?.props).toMatchObject({ level: 'B-T', levelReason: 'revocation', isPending: true });
  });
});

describe('a step at the trust service', () => {
  const [waiting] = stepAnswerExample.results;
  const ask = (step: SigningStep): SignAnswer => ({ results: [{ ...waiting!, step }] });

  it('asks for its code, stays with a wrong one, and shows the signature only then', async () => {
    const { flow, overlay, act, proceed } = stage('account', [stepAnswerExample]);
    await flow.start();
    expect(overlay()?.definition.name).toBe('mobile AES');
    const wrong = refuse('error.sign.code_wrong');
    proceed.mockRejectedValueOnce(wrong);
    await act('confirm', { pwdotp: { otp: '1' } });
    expect(overlay()).toMatchObject({ definition: { name: 'mobile AES' }, error: wrong });
    await act('confirm', { pwdotp: { otp: '2', password: 'p' } });
    expect(proceed.mock.lastCall![0]).toEqual({ pwdotp: { otp: '2', password: 'p' } });
    expect(overlay()?.definition.name).toBe('signing success');
  });

  it('waits under the same overlay until the person has confirmed on the phone', async () => {
    const poll = ask({ kind: 'poll', retry_after: 1000 });
    const { flow, overlay, act, proceed } = stage('visitor', [poll]);
    await flow.start();
    const { id } = overlay()!;
    proceed.mockResolvedValueOnce(poll);
    await act('poll');
    expect(overlay()).toMatchObject({ id, isLoading: false });
    await act('poll');
    expect(proceed.mock.lastCall![0]).toEqual({});
    expect(overlay()?.definition.name).toBe('signing success');
  });

  it('that the person declines is told, and nothing is claimed', async () => {
    const { flow, overlay, act, proceed } = stage('account', [ask({ kind: 'poll', retry_after: 1000 })]);
    await flow.start();
    proceed.mockRejectedValueOnce(refuse('error.sign.step_declined'));
    await act('poll');
    expect(overlay()).toMatchObject({
      definition: { name: 'mobile-app-based signing failure' },
      props: { failure: 'declined' },
    });
    await act('retry');
    expect(overlay()?.definition.name).toBe('signing success');
  });

  it('leaves for its page, and goes on with what that brings back', async () => {
    const { flow, scene, overlay, proceed } = stage('account', [
      ask({ kind: 'redirect', url: 'https://trust.example/x' }),
    ]);
    await flow.start();
    expect(scene.leave).toHaveBeenCalledExactlyOnceWith('https://trust.example/x');
    expect(overlay()?.definition.name).toBe('signing');
    await flow.resume({ code: 'abc' });
    expect(proceed.mock.lastCall![0]).toEqual({ params: { code: 'abc' } });
    expect(overlay()?.definition.name).toBe('signing success');
  });
});

describe('after the return from the trust service', () => {
  it('the same answer is given again when it could not be reached', async () => {
    const { flow, overlay, act, proceed } = stage('account', []);
    proceed.mockRejectedValueOnce(refuse('error.unavailable'));
    await flow.resume({ code: 'abc' });
    expect(overlay()).toMatchObject({
      definition: { name: 'mobile-app-based signing failure' },
      props: { failure: 'unreachable' },
    });
    await act('retry');
    const answer = { params: { code: 'abc' } };
    expect(proceed.mock.calls.map(([given]) => given)).toEqual([answer, answer]);
    expect(overlay()?.definition.name).toBe('signing success');
  });
});

describe('a plan without signatures', () => {
  it('leads an administrator to the plans', async () => {
    const { flow, scene, overlay, act } = stage('account', ['error.sign.exhausted']);
    flow.follow({ ...scene, isAdministrator: true });
    await flow.start();
    expect(overlay()).toMatchObject({
      definition: { name: 'exhausted signatures' },
      props: { reader: 'administrator' },
    });
    await act('complete', { goTo: '/business/upgrade' });
    expect(scene.goTo).toHaveBeenCalledExactlyOnceWith('/business/upgrade');
  });

  it('tells everybody else whom to ask, and signs at the next try', async () => {
    const { flow, overlay, act } = stage('account', ['error.sign.exhausted', 'signed']);
    await flow.start();
    expect(overlay()?.props).toEqual({ reader: 'signer', ownerName: signatureRequestExample.owner_name });
    await act('retry');
    expect(overlay()?.definition.name).toBe('signing success');
  });
});

describe('a means of authentication that has changed', () => {
  it('is told with its remedies, and is tried again once it is restored', async () => {
    const { flow, overlay, act } = stage('account', ['error.sign.serial_mismatch', 'signed']);
    await flow.start();
    expect(overlay()?.definition.name).toBe('serial number mismatch');
    await act('retry');
    expect(overlay()?.definition.name).toBe('signing success');
  });
});
