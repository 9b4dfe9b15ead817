import { isApiProblem } from '../forms/is-api-problem.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import type { ModalDefinition } from '../modals/modal-store.ts';
import { askForCode, sendCode } from './ask-for-code.ts';
import {
  signingFailureOverlay,
  signingLockedOverlay,
  signingOverlay,
  signingSuccessOverlay,
  tanExpiredOverlay,
  tanInvalidOverlay,
  tanLockedOverlay,
} from './overlays.ts';
import { judgeSigning, type SigningOutcome } from './signing-outcomes.ts';
import { describeSuccess, readOwnEmail, readWait, type SigningScene } from './signing-scene.ts';

/** Milliseconds before a visitor's first call shows the overlay: it is nearly always answered at once, by the question for a code. */
const overlayDelay = 500;
/** Seconds, where the API names none. */
const lockWait = 2;
const tanLockWait = 900;

/** The course of signing one request, from the press of the button to the signature: at most one attempt at a time. */
export class SigningFlow {
  #scene: SigningScene;
  #isRunning = false;
  #overlayId = 0;
  /** An attempt to which no answer came: nobody knows whether it has signed, so its repetition goes by the same key. */
  #unanswered: { tan: string | undefined; idempotencyKey: string } | undefined;

  constructor(scene: SigningScene) {
    this.#scene = scene;
  }

  /** The screen has changed: a newer request, another language. */
  follow(scene: SigningScene): void {
    this.#scene = scene;
  }

  /** The person presses the button. A second press does nothing while the first is being worked on. */
  start(): Promise<void> {
    return this.#attempt();
  }

  /** The screen is left: what belongs to it goes with it. */
  end(): void {
    this.#closeOverlay();
  }

  readonly #attempt = async (tan?: string): Promise<void> => {
    if (this.#isRunning) return;
    const { door, request } = this.#scene;
    const open = () => this.#show(signingOverlay, { count: request.documents.length });
    const mayBeAskedForCode = door.kind === 'visitor' && tan === undefined;
    const timer = mayBeAskedForCode ? setTimeout(open, overlayDelay) : undefined;
    if (!mayBeAskedForCode) open();
    try {
      await this.#sign(tan);
      this.#succeed();
    } catch (error) {
      this.#fail(error, tan);
    } finally {
      clearTimeout(timer);
    }
  };

  async #sign(tan?: string): Promise<void> {
    const { door, language, onRunning } = this.#scene;
    const idempotencyKey = this.#unanswered?.tan === tan ? this.#unanswered?.idempotencyKey : undefined;
    const attempt = { tan, idempotencyKey: idempotencyKey ?? makeIdempotencyKey() };
    this.#isRunning = true;
    onRunning(true);
    try {
      await door.sign({ language, ...attempt });
      this.#unanswered = undefined;
    } catch (error) {
      this.#unanswered = isApiProblem(error) ? undefined : attempt;
      throw error;
    } finally {
      this.#isRunning = false;
      onRunning(false);
    }
  }

  #succeed(): void {
    const scene = this.#scene;
    this.#show(signingSuccessOverlay, describeSuccess(scene), ({ goTo }) => goTo && scene.goTo(goTo));
    scene.refresh();
  }

  readonly #fail = (error: unknown, tan?: string): void => {
    const { door, describe, modals, refresh, goTo } = this.#scene;
    const outcome = judgeSigning(error);
    if (outcome.kind === 'overlay') return this.#explain(outcome, error, tan);
    this.#closeOverlay();
    if (outcome.kind === 'dialog')
      return this.#ask(isApiProblem(error) ? Number(error.problem.details?.['resendIn'] ?? 0) : 0);
    if (outcome.kind === 'redirect') return void goTo(door.closedPath);
    modals.snackbars.add({ message: describe(error), durationMs: 6000 });
    refresh();
  };

  #explain(outcome: SigningOutcome & { kind: 'overlay' }, error: unknown, tan: string | undefined): void {
    const scene = this.#scene;
    const resend = ({ name }: { name: string }) =>
      name === 'resend' ? sendCode(scene, this.#ask, this.#course) : undefined;
    const onRetry =
      (retry: () => unknown) =>
      ({ name }: { name: string }) =>
        name === 'retry' ? retry() : undefined;
    switch (outcome.name) {
      case 'signing failure':
        return this.#show(
          signingFailureOverlay,
          { reason: scene.describe(error), canRetry: outcome.canRetry, isUncertain: !isApiProblem(error) },
          onRetry(() => this.#attempt(tan)),
        );
      case 'signing locked':
        return this.#show(
          signingLockedOverlay,
          { retryIn: readWait(error) ?? lockWait },
          onRetry(() => this.#retryQuietly(tan)),
        );
      case 'TAN invalid':
        return this.#show(
          tanInvalidOverlay,
          {},
          onRetry(() => this.#ask(0)),
        );
      case 'TAN expired':
        return this.#show(tanExpiredOverlay, { email: readOwnEmail(scene) }, resend);
      case 'TAN locked':
        return this.#show(tanLockedOverlay, { retryIn: readWait(error) ?? tanLockWait }, resend);
    }
  }

  /** Under the overlay that says who is in the way; throws while that lasts. */
  async #retryQuietly(tan: string | undefined): Promise<void> {
    try {
      await this.#sign(tan);
    } catch (error) {
      if (isApiProblem(error) && error.key === 'error.sign.locked') throw error;
      return this.#fail(error, tan);
    }
    this.#succeed();
  }

  readonly #course = { attempt: this.#attempt, fail: this.#fail };

  readonly #ask = (resendIn: number): void => {
    this.#closeOverlay();
    askForCode(this.#scene, resendIn, this.#course);
  };

  #show<Props, Action>(
    definition: ModalDefinition<Props, Action>,
    props: Props,
    run?: (action: Action) => unknown,
  ): void {
    this.#overlayId = this.#scene.modals.overlays.open(definition, props, run);
  }

  #closeOverlay(): void {
    this.#scene.modals.overlays.close(this.#overlayId);
  }
}
