import { isApiProblem } from '../forms/is-api-problem.ts';
import type { CodeWay } from './code-way.ts';
import { tanEntryDialog } from './dialogs.ts';
import { judgeSigning } from './signing-outcomes.ts';
import { readWait, type SigningScene } from './signing-scene.ts';

/** How it goes on from the question for a code. */
export interface CodeCourse {
  /** Sends another code; answers the seconds until yet another may be asked for. */
  resend: () => Promise<number>;
  /** Signs with a code, under the dialog; throws what the dialog is to say. */
  sign: (tan: string) => Promise<unknown>;
  /** Signs with a code that is right. */
  attempt: (tan: string) => unknown;
  /** Shows what ends the question: an expired code, a lock, a request that is closed. */
  fail: (error: unknown) => void;
}

/** Whether a failure is told where the person is (a wrong code, no network), instead of leading on. */
function staysInPlace(error: unknown): boolean {
  const outcome = judgeSigning(error);
  return (
    outcome.kind === 'overlay' &&
    (outcome.name === 'TAN invalid' || (outcome.name === 'signing failure' && outcome.canRetry))
  );
}

/** Opens the dialog for the code. `resendIn`: seconds until another may be asked for. */
export function askForCode(scene: SigningScene, way: CodeWay, resendIn: number, course: CodeCourse): void {
  const { door, modals } = scene;
  const hasOutbox = way.channel === 'sms' ? scene.hasSmsOutbox : scene.hasOutbox;

  /** Does it under the dialog; a failure that leads on closes the dialog. Answers whether it succeeded. */
  async function tryUnderDialog(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (staysInPlace(error)) throw error;
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

  const id = modals.dialogs.open(tanEntryDialog, { ...way, hasOutbox, resendIn, resend }, async ({ tan }) => {
    const isRight = await tryUnderDialog(() => door.checkTan?.(tan) ?? course.sign(tan));
    if (!isRight) return;
    modals.dialogs.close(id);
    if (door.checkTan) course.attempt(tan);
  });
}

/** Sends another code from an overlay, and asks for it. Throws what the overlay is to say. */
export async function sendCode(ask: (resendIn: number) => void, course: CodeCourse): Promise<void> {
  try {
    ask(await course.resend());
  } catch (error) {
    // One has just been sent from elsewhere: it is on its way.
    if (isApiProblem(error) && error.key === 'error.sign.tan_resend_too_soon') return ask(readWait(error) ?? 0);
    if (staysInPlace(error)) throw error;
    course.fail(error);
  }
}
