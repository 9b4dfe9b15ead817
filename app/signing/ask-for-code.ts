import { isApiProblem } from '../forms/is-api-problem.ts';
import { tanEntryDialog } from './dialogs.ts';
import { judgeSigning } from './signing-outcomes.ts';
import { readOwnEmail, readWait, type SigningScene } from './signing-scene.ts';

/** How it goes on from the question for a code. */
export interface CodeCourse {
  /** Signs with a code that is right. */
  attempt: (tan: string) => unknown;
  /** Shows what ends the question: an expired code, a lock, a request that is closed. */
  fail: (error: unknown) => void;
}

/** Whether a failure is told where the person is (a wrong code, no network), instead of leading on. */
function staysInPlace(error: unknown): boolean {
  const outcome = judgeSigning(error);
  return outcome.kind === 'overlay' && (outcome.name === 'TAN invalid' || outcome.name === 'signing failure');
}

/** Opens the dialog for the code. `resendIn`: seconds until another may be asked for. */
export function askForCode(scene: SigningScene, resendIn: number, course: CodeCourse): void {
  const { door, modals } = scene;

  async function resend(): Promise<number> {
    try {
      return (await door.resendTan!()).resend_in;
    } catch (error) {
      if (staysInPlace(error)) throw error;
      modals.dialogs.close(id);
      course.fail(error);
      return 0;
    }
  }

  const id = modals.dialogs.open(tanEntryDialog, { email: readOwnEmail(scene), resendIn, resend }, async ({ tan }) => {
    try {
      await door.checkTan!(tan);
    } catch (error) {
      if (staysInPlace(error)) throw error;
      modals.dialogs.close(id);
      return course.fail(error);
    }
    modals.dialogs.close(id);
    course.attempt(tan);
  });
}

/** Sends another code from an overlay, and asks for it. Throws what the overlay is to say. */
export async function sendCode(
  scene: SigningScene,
  ask: (resendIn: number) => void,
  course: CodeCourse,
): Promise<void> {
  try {
    ask((await scene.door.resendTan!()).resend_in);
  } catch (error) {
    // One has just been sent from elsewhere: it is on its way.
    if (isApiProblem(error) && error.key === 'error.sign.tan_resend_too_soon') return ask(readWait(error) ?? 0);
    if (staysInPlace(error)) throw error;
    course.fail(error);
  }
}
