import type { SigningStep, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { unanswered } from '../http/idempotency-key.ts';
import type { ModalDefinition } from '../modals/modal-store.ts';
import type { GivenSecret } from './door.ts';
import { listToSign } from './list-to-sign.ts';
import { mobileAesOverlay, signingOverlay } from './overlays.ts';
import type { MobileAesAction } from './overlays/mobile-aes-overlay.tsx';
import type { SigningScene } from './signing-scene.ts';

/** How it goes on from a step at the trust service. */
export interface StepCourse {
  show: <Props, Action>(
    definition: ModalDefinition<Props, Action>,
    props: Props,
    run?: (action: Action) => unknown,
  ) => void;
  /** Shows the signature, or takes a further step. */
  settle: (outcome: SignOutcome) => void;
  fail: (error: unknown) => void;
  /** The signature is not open any more: it was made or refused elsewhere. */
  end: () => void;
}

const waiting: ReadonlySet<string> = new Set([
  'error.sign.code_wrong',
  'error.sign.code_expired',
  'error.sign.password_wrong',
  'error.sign.resend_refused',
  'error.unavailable',
  'error.sign.locked',
]);
/** A wrong code, a service that is away, no network, another window that is just asking: the same step waits on, so it is told where the person is. */
export const waitsOn = (error: unknown) => !isApiProblem(error) || waiting.has(error.key ?? '');

const readSecret = (action: MobileAesAction): GivenSecret | undefined => {
  if (action.name === 'resend') return { resend: true };
  return action.name === 'confirm' ? action.pwdotp : undefined;
};

/** Whether the signature is not open any more. Asked before the trust service is, which counts how often. */
async function isOver({ door, request: { viewer } }: SigningScene): Promise<boolean> {
  if (!door.readSignature || viewer.sid === null) return false;
  return (await door.readSignature(viewer.sid)).status_code !== 'OPEN';
}

/** Leads the signer through the step that the trust service asks for. */
export function takeStep(scene: SigningScene, step: SigningStep, { show, settle, fail, end }: StepCourse): void {
  const { door, request, leave } = scene;
  if (step.kind === 'redirect') {
    show(signingOverlay, { count: listToSign(request).length });
    return leave(step.url);
  }
  show(mobileAesOverlay, { step }, async (action) => {
    if (action.name === 'complete') return;
    try {
      if (step.kind === 'poll' && (await isOver(scene))) return end();
      const pwdotp = readSecret(action);
      const { results } = await unanswered.call(['proceed', request.id, pwdotp], (idempotencyKey) =>
        door.proceed({ ...(pwdotp && { pwdotp }) }, idempotencyKey),
      );
      const [outcome] = results;
      // The person has not confirmed yet: the overlay asks again by itself.
      if (outcome!.step?.kind !== 'poll' || step.kind !== 'poll') settle(outcome!);
    } catch (error) {
      if (waitsOn(error)) throw error;
      fail(error);
    }
  });
}
