import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import {
  exhaustedSignaturesOverlay,
  mobileAppFailureOverlay,
  serialNumberMismatchOverlay,
  signingFailureOverlay,
  signingLockedOverlay,
  tanExpiredOverlay,
  tanInvalidOverlay,
  tanLockedOverlay,
} from './overlays.ts';
import type { MeansChange } from './overlays/serial-number-mismatch-overlay.tsx';
import type { SigningOutcome } from './signing-outcomes.ts';
import { readWait, type SigningScene } from './signing-scene.ts';
import type { StepCourse } from './take-step.ts';

/** Seconds, where the API names none. */
export const lockWait = 2;
const tanLockWait = 900;

/** How it goes on from an overlay that explains why there is no signature. */
export interface FailureCourse extends Pick<StepCourse, 'show'> {
  /** The same once more. */
  retry: () => unknown;
  /** The same once more under the overlay; throws while somebody is in the way. */
  retryQuietly: () => unknown;
  /** Asks for the code again, or sends another one. */
  ask: () => unknown;
  resend: () => unknown;
  /** Asks for name and reason. */
  askForStatement: () => void;
  /** Where codes go. */
  codeTo: string;
}

/** What explaining a failure needs of the screen. */
export interface FailureScene extends Pick<
  SigningScene,
  'describe' | 'exits' | 'goTo' | 'identifyHref' | 'isAdministrator'
> {
  request: Pick<SignatureRequest, 'owner' | 'owner_name'>;
  sender?: PublicInformation | undefined;
}

/** How the means has changed, where the trust service says it. */
const readChange = (error: unknown): MeansChange | undefined =>
  isApiProblem(error) ? (error.problem.details?.['change'] as MeansChange | undefined) : undefined;

/** Somebody with an account is told it in a dialog (offer-upgrade.ts); a visitor only here. */
const isIdentificationMissing = (error: unknown): boolean =>
  isApiProblem(error) && error.key === 'error.sign.not_identified';

/** Shows the overlay of an outcome. */
export function explainFailure(
  scene: FailureScene,
  outcome: SigningOutcome & { kind: 'overlay' },
  error: unknown,
  course: FailureCourse,
): void {
  const { show, codeTo } = course;
  const on =
    (wanted: string, act: () => unknown) =>
    ({ name }: { name: string }) =>
      name === wanted ? act() : undefined;
  const onRetry = on('retry', course.retry);
  const onLeave = (action: { name: string; goTo?: string }) =>
    action.name === 'complete' && action.goTo ? scene.goTo(action.goTo) : onRetry(action);
  const end = () => scene.exits?.end('failed');
  switch (outcome.name) {
    case 'signing failure': {
      const { canRetry } = outcome;
      const isUncertain = !isApiProblem(error);
      return show(
        signingFailureOverlay,
        {
          reason: scene.describe(error),
          canRetry,
          identify: isIdentificationMissing(error) ? scene.identifyHref : undefined,
          isUncertain,
          supportContact: scene.sender?.supportContact,
          exit: end(),
        },
        onLeave,
      );
    }
    case 'exhausted signatures': {
      const { owner, owner_name } = scene.request;
      const reader = scene.isAdministrator ? ('administrator' as const) : ('signer' as const);
      return show(exhaustedSignaturesOverlay, { reader, ownerName: owner_name || owner, exit: end() }, onLeave);
    }
    case 'serial number mismatch':
      return show(
        serialNumberMismatchOverlay,
        { change: readChange(error), identify: scene.identifyHref, exit: end() },
        onLeave,
      );
    case 'mobile-app-based signing failure':
      return show(mobileAppFailureOverlay, { failure: outcome.failure, exit: end() }, onRetry);
    case 'signing locked':
      return show(signingLockedOverlay, { retryIn: readWait(error) ?? lockWait }, on('retry', course.retryQuietly));
    case 'part11 verification':
      return course.askForStatement();
    case 'TAN invalid':
      return show(tanInvalidOverlay, {}, on('retry', course.ask));
    case 'TAN expired':
      return show(tanExpiredOverlay, { to: codeTo }, on('resend', course.resend));
    case 'TAN locked':
      return show(
        tanLockedOverlay,
        { retryIn: readWait(error) ?? tanLockWait, exit: end() },
        on('resend', course.resend),
      );
  }
}
