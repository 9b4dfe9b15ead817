import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { mobileIdQuestionExample } from '@sigillum/api-contracts/identification/mobile-id-examples.ts';
import { createDialogStore, createOverlayStore } from '../modals/modal-store.ts';
import { SnackbarQueue } from '@sigillum/design-system';
import { awaitPhone } from './await-phone.ts';
import type { Phone } from './phone.ts';

const open = { ...mobileIdQuestionExample, purpose: 'sign' as const };
const refuse = (key: 'error.unavailable' | 'error.not_found') =>
  new ApiProblem({ type: '', method: 'POST', path: '/', status: 422, message: '', key });

/** The overlay over a question, and what the phone says at each look. */
function stage(...looks: (Awaited<ReturnType<Phone['look']>> | Error)[]) {
  const look = vi.fn<Phone['look']>(async () => {
    const said = looks.shift() ?? open;
    if (said instanceof Error) throw said;
    return said;
  });
  const ask = vi.fn<Phone['ask']>(async () => open);
  const modals = { dialogs: createDialogStore(), overlays: createOverlayStore(), snackbars: new SnackbarQueue() };
  const course = { attempt: vi.fn<() => void>(), fail: vi.fn<(error: unknown) => void>() };
  const overlay = () => modals.overlays.getSnapshot();
  const act = (name: string) => modals.overlays.act(overlay()!.id, { name });
  const scene = { door: { phone: { ask, look } }, modals };
  return { scene, course, overlay, act, ask, begin: (question = open) => awaitPhone(scene, question, course) };
}

describe('waiting for Mobile ID', () => {
  it('shows what stands on the phone, and signs as soon as it was confirmed', async () => {
    const { begin, overlay, act, course } = stage(open, { ...open, state: 'confirmed' });
    begin();
    expect(overlay()).toMatchObject({ definition: { name: 'mobile AES' }, props: { phoneText: open.text } });
    await act('poll');
    expect(course.attempt).not.toHaveBeenCalled();
    await act('poll');
    expect(course.attempt).toHaveBeenCalledExactlyOnceWith();
    expect(overlay()).toBeNull();
  });

  it('says what became of it otherwise, and asks the phone again', async () => {
    const { begin, overlay, act, ask } = stage({ ...open, state: 'failed', reason: 'pin_blocked' });
    begin();
    await act('poll');
    expect(overlay()).toMatchObject({
      definition: { name: 'mobile-app-based signing failure' },
      props: { failure: 'mobile-id', reason: 'pin_blocked' },
    });
    await act('retry');
    expect(ask).toHaveBeenCalledOnce();
    expect(overlay()).toMatchObject({ definition: { name: 'mobile AES' } });
  });

  it('tells another Mobile ID by the serial number mismatch', () => {
    const { begin, overlay } = stage();
    begin({ ...open, state: 'failed', reason: 'other_serial' });
    expect(overlay()?.definition.name).toBe('serial number mismatch');
  });

  it('waits on while Mobile ID is away, and leaves for what ends the question', async () => {
    const { begin, overlay, act, course } = stage(refuse('error.unavailable'), refuse('error.not_found'));
    begin();
    await act('poll');
    expect(overlay()).toMatchObject({ definition: { name: 'mobile AES' } });
    await act('poll');
    expect(overlay()).toBeNull();
    expect(course.fail).toHaveBeenCalledOnce();
  });
});
