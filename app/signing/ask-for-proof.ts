import type { MobileIdQuestion } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import { awaitPhone } from './await-phone.ts';
import { describeFailure, KnownFailure } from '../forms/describe-failure.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { leadsToSorry } from '../http/leads-to-sorry.ts';
import type { CodeWay } from './code-way.ts';
import { tanEntryDialog } from './dialogs.ts';
import type { Door } from './door.ts';
import type { GivenProof } from './proof-way.ts';
import { judgeSigning } from './signing-outcomes.ts';
import { readWait, type SigningScene } from './signing-scene.ts';

/** How it goes on from the question who signs. */
export interface ProofCourse {
  /** Sends another code; answers the seconds until yet another may be asked for. */
  resend: () => Promise<number>;
  /** Signs with a code, under the dialog; throws what the dialog is to say. */
  sign: (tan: string) => Promise<unknown>;
  /** Signs with a code that is right, or without one: after a step-up, or for a code to be sent. */
  attempt: (tan?: string) => unknown;
  /** Shows what ends the question: an expired code, a lock, a request that is closed. */
  fail: (error: unknown) => void;
}

/** What asking for a proof needs of the screen. */
export interface ProofScene extends Pick<
  SigningScene,
  'exits' | 'modals' | 'stepUpMethods' | 'hasOutbox' | 'hasSmsOutbox'
> {
  door: Pick<Door, 'stepUp' | 'phone' | 'checkTan' | 'isHandedOver'>;
}

/** Whether a failure is told where the person is (a wrong code, no network), instead of leading on. */
function staysInPlace(error: unknown): boolean {
  const outcome = judgeSigning(error);
  return (
    outcome.kind === 'overlay' &&
    (outcome.name === 'TAN invalid' || (outcome.name === 'signing failure' && outcome.canRetry))
  );
}

/** A fault of ours is told in its place, too: what may have been signed is not left for /sorry. */
const stayHere = (error: unknown): unknown =>
  isApiProblem(error) && leadsToSorry(error.status) ? new KnownFailure(describeFailure(error), error) : error;

/** Opens the dialog for the proof. `sent`: the code that is on its way; without it, none is sent before the person asks for one. */
export function askForProof(
  scene: ProofScene,
  codeWay: CodeWay,
  sent: { resendIn: number } | undefined,
  course: ProofCourse,
): void {
  const { door, modals, stepUpMethods } = scene;
  const hasOutbox = codeWay.channel === 'sms' ? scene.hasSmsOutbox : scene.hasOutbox;

  /** Does it under the dialog; a failure that leads on closes the dialog. Answers whether it succeeded. */
  async function tryUnderDialog(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (staysInPlace(error)) throw stayHere(error);
      modals.dialogs.close(id);
      course.fail(error);
      return false;
    }
  }

  async function resend(): Promise<number> {
    let wait = 0;
    await tryUnderDialog(async () => void (wait = await course.resend()));
    return wait;
  }

  async function prove(given: GivenProof): Promise<void> {
    if (given.way === 'mobile_id') {
      let question: MobileIdQuestion | undefined;
      if (!(await tryUnderDialog(async () => void (question = await door.phone!.ask())))) return;
      modals.dialogs.close(id);
      return awaitPhone(scene, question!, course);
    }
    if (given.way !== 'code') {
      if (!(await tryUnderDialog(() => door.stepUp!(given)))) return;
      modals.dialogs.close(id);
      return void course.attempt();
    }
    const isRight = await tryUnderDialog(() => door.checkTan?.(given.code) ?? course.sign(given.code));
    if (!isRight) return;
    modals.dialogs.close(id);
    if (door.checkTan) course.attempt(given.code);
  }

  /** The attempt that wants a code has one sent, and asks for it. */
  function send() {
    modals.dialogs.close(id);
    course.attempt();
  }

  const asked = { isSent: sent !== undefined, resendIn: sent?.resendIn ?? 0, isOnVisit: door.isHandedOver ?? false };
  const props = { ...codeWay, hasOutbox, stepUpMethods, ...asked };
  const id = modals.dialogs.open(tanEntryDialog, { ...props, resend }, (action) =>
    action.way === 'send' ? send() : prove(action),
  );
}

/** Sends another code from an overlay, and asks for it. Throws what the overlay is to say. */
export async function sendCode(ask: (resendIn: number) => void, course: ProofCourse): Promise<void> {
  try {
    ask(await course.resend());
  } catch (error) {
    // One has just been sent from elsewhere: it is on its way.
    if (isApiProblem(error) && error.key === 'error.sign.tan_resend_too_soon') return ask(readWait(error) ?? 0);
    if (staysInPlace(error)) throw stayHere(error);
    course.fail(error);
  }
}
