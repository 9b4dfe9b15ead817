import type { LockStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { RepeatableCalls } from '../http/idempotency-key.ts';
import type { ModalDefinition } from '../modals/modal-store.ts';
import { askForProof, type ProofCourse, sendCode } from './ask-for-proof.ts';
import { type CodeWay, readCodeWay } from './code-way.ts';
import { unseenDocumentsDialog } from './dialogs.ts';
import type { SigningAttempt } from './door.ts';
import { explainFailure, lockWait } from './explain-failure.ts';
import {
  mobileAppFailureOverlay,
  part11VerificationOverlay,
  signingLockedOverlay,
  signingOverlay,
  signingSuccessOverlay,
} from './overlays.ts';
import { listToSign } from './list-to-sign.ts';
import { offerUpgrade } from './offer-upgrade.ts';
import { isAskedByService, isProofAsked } from './proof-way.ts';
import { judgeSigning, type SigningOutcome } from './signing-outcomes.ts';
import type { Statement } from './statement.ts';
import { termsOfUseDialog } from '../user/dialogs.ts';
import { takeStep } from './take-step.ts';
import { describeSuccess, readOwnName, readOwnWay, type SigningScene } from './signing-scene.ts';

/** Milliseconds before a first call that may ask for a code shows the overlay: it is nearly always answered at once, by the question for a code. */
const overlayDelay = 500;

/** No network, or the trust service is away: what the person's step has brought is not lost. */
const isUnreachable = (error: unknown): boolean => !isApiProblem(error) || error.key === 'error.unavailable';

/** What the API says of the terms that are to be accepted. */
interface TermsDetails {
  provider?: string;
  url?: string;
  isDemonstration?: boolean;
}

/** Somebody else still signs: the overlay that says so goes on waiting. */
class StillLocked extends Error {
  override name = 'StillLocked';
}

/** The course of signing one request, from the press of the button to the signature: at most one attempt at a time. */
export class SigningFlow {
  #scene: SigningScene;
  #isRunning = false;
  /** The lock is being asked for. */
  #isAsking = false;
  #overlayId = 0;
  readonly #calls = new RepeatableCalls();
  /** The documents on the screen when the button was pressed; what comes later is not signed along. */
  #shown: readonly string[] | undefined;
  /** What the signer of a regulated record has stated. */
  #statement: Statement | undefined;
  /** The way that codes go, once the API has named it. */
  #codeWay: CodeWay | undefined;

  constructor(scene: SigningScene) {
    this.#scene = scene;
  }

  /** The screen has changed: a newer request, another language. */
  follow(scene: SigningScene): void {
    this.#scene = scene;
  }

  /** The person presses the button. A second press does nothing while the first is being worked on. */
  async start(): Promise<void> {
    if (this.#isRunning || this.#isAsking) return;
    this.#isAsking = true;
    this.#scene.onRunning(true);
    // What this call does not know, the signing itself tells.
    const lock = await this.#scene.door.readLock().catch(() => undefined);
    this.#isAsking = false;
    this.#scene.onRunning(false);
    if (lock?.locked) return this.#awaitLock(lock);
    await this.#goAhead();
  }

  /** Nobody is let into signing while somebody else signs: no question is asked, no code is sent. */
  #awaitLock(lock: LockStatus): void {
    const { locked_by: by, locked_since: since } = lock;
    this.#show(signingLockedOverlay, { retryIn: lockWait, by, since }, async ({ name }) => {
      if (name !== 'retry') return;
      const now = await this.#scene.door.readLock();
      if (now.locked) throw new StillLocked();
      this.#closeOverlay();
      await this.#goAhead();
    });
  }

  async #goAhead(): Promise<void> {
    const { request, unseen } = this.#scene;
    const documents = listToSign(request);
    this.#shown = documents.map(({ id }) => id);
    const [first] = documents.filter(({ id }) => unseen.has(id));
    if (first) this.#nameUnseen(first.id);
    else await this.#proceed();
  }

  async #proceed(): Promise<void> {
    if (this.#scene.request.quality === 'PART11') this.#askForStatement();
    else await this.#begin();
  }

  /** Nobody signs by one press what was never opened: it is named, and asked once more. */
  #nameUnseen(firstId: string): void {
    const { request, unseen, seal, modals, showDocument } = this.#scene;
    const documents = listToSign(request).map(({ id, name }) => ({ id, name, isSeen: !unseen.has(id) }));
    modals.dialogs.open(unseenDocumentsDialog, { documents, isBySeal: seal !== undefined }, ({ name }) => {
      if (name === 'show') showDocument(firstId);
      // Not awaited: the dialog closes, and the signing has frames of its own.
      else void this.#proceed();
    });
  }

  /** The screen is left: what belongs to it goes with it. */
  end(): void {
    this.#closeOverlay();
  }

  /** Whoever has a second factor is asked for it before a code is sent. */
  async #begin(): Promise<void> {
    if (!this.#isAskedForProof() || this.#scene.stepUpMethods.length === 0) return this.#attempt();
    this.#closeOverlay();
    askForProof(this.#scene, this.#readCodeWay(), undefined, this.#course);
  }

  /** Whether the quality wants a proof beside the log-in or the link. */
  #isAskedForProof(): boolean {
    const { door, request, seal } = this.#scene;
    return !seal && (door.kind === 'visitor' || isProofAsked(request.quality));
  }

  readonly #attempt = async (tan?: string): Promise<void> => {
    if (this.#isRunning) return;
    const open = () => this.#show(signingOverlay, { count: listToSign(this.#scene.request).length });
    const isQuiet = tan === undefined && this.#isAskedForProof();
    // A statement is being asked for in an overlay of its own, which stays until there is an answer.
    const timer = isQuiet && !this.#statement ? setTimeout(open, overlayDelay) : undefined;
    if (!isQuiet) open();
    try {
      await this.#sign(tan);
    } catch (error) {
      this.#fail(error, tan);
    } finally {
      clearTimeout(timer);
    }
  };

  #prepareAttempt(tan?: string): Omit<SigningAttempt, 'idempotencyKey'> {
    const { language, request, door, seal, visualSignatureId, visualSignatureData } = this.#scene;
    const isPushed = door.kind === 'account' && !seal && isAskedByService(request.quality);
    return {
      language,
      tan,
      statement: this.#statement,
      sealAccountName: seal?.name,
      visualSignatureId,
      visualSignatureData,
      shownDocuments: this.#shown,
      pushedFor: (isPushed && request.viewer.sid) || undefined,
    };
  }

  /** Signs and shows the success; throws what the API refused. */
  async #sign(tan?: string): Promise<void> {
    const { door, onRunning } = this.#scene;
    const attempt = this.#prepareAttempt(tan);
    this.#isRunning = true;
    onRunning(true);
    try {
      const { results } = await this.#calls.call(attempt, (idempotencyKey) =>
        door.sign({ ...attempt, idempotencyKey }),
      );
      this.#settle(results[0]!);
    } finally {
      this.#isRunning = false;
      onRunning(false);
    }
  }

  /** Goes on with what a step at the trust service has brought back by a redirect. */
  async resume(params: Record<string, string>): Promise<void> {
    const { door, request } = this.#scene;
    this.#show(signingOverlay, { count: listToSign(request).length });
    try {
      const { results } = await this.#calls.call(['proceed', request.id, params], (idempotencyKey) =>
        door.proceed({ params }, idempotencyKey),
      );
      this.#settle(results[0]!);
    } catch (error) {
      if (!isUnreachable(error)) return this.#fail(error);
      // The step waits on at the API: the same answer may be given again.
      const exit = this.#scene.exits?.end('failed');
      this.#show(mobileAppFailureOverlay, { failure: 'unreachable' as const, exit }, ({ name }) =>
        name === 'retry' ? this.resume(params) : undefined,
      );
    }
  }

  readonly #settle = (outcome: SignOutcome): void => {
    const { step } = outcome;
    if (!step) return this.#succeed(outcome);
    takeStep(this.#scene, step, {
      show: (...modal) => this.#show(...modal),
      settle: this.#settle,
      fail: this.#fail,
      end: this.#endStep,
    });
  };

  /** The signature came to its end elsewhere while the step waited here: the page tells how it stands now. */
  readonly #endStep = (): void => {
    this.#closeOverlay();
    this.#scene.refresh();
  };

  #succeed(outcome: SignOutcome): void {
    const scene = this.#scene;
    const exit = scene.exits?.end('signed');
    // The program wants no page in between.
    if (exit?.seconds === 0) return scene.exits?.leave(exit);
    this.#show(signingSuccessOverlay, describeSuccess(scene, outcome, exit), ({ goTo }) => goTo && scene.goTo(goTo));
    scene.refresh();
  }

  readonly #fail = (error: unknown, tan?: string): void => {
    const { describe, modals, refresh } = this.#scene;
    const outcome = judgeSigning(error);
    this.#codeWay = readCodeWay(error) ?? this.#codeWay;
    if (outcome.kind === 'overlay') {
      this.#explain(outcome, error, tan);
      // What cannot be tried again, such as by a seal that was taken away meanwhile, is offered no more.
      if (outcome.name === 'signing failure' && !outcome.canRetry) refresh();
      return;
    }
    this.#closeOverlay();
    if (outcome.kind === 'dialog' && outcome.name === 'upgrade standards') return void this.#upgrade(error, tan);
    if (outcome.kind === 'dialog' && outcome.name === 'terms of use') return this.#askForTerms(error, tan);
    if (outcome.kind === 'dialog')
      return this.#ask(isApiProblem(error) ? Number(error.problem.details?.['resendIn'] ?? 0) : 0);
    if (outcome.kind === 'redirect') return this.#leaveClosed();
    modals.snackbars.add({ message: describe(error), durationMs: 6000 });
    refresh();
  };

  /** Something is missing on the person's side: how to get it is told in a dialog, where that can be done here at all. */
  async #upgrade(refusal: unknown, tan: string | undefined): Promise<void> {
    const isTold = await offerUpgrade(this.#scene, refusal).catch(() => false);
    if (!isTold) this.#explain({ kind: 'overlay', name: 'signing failure', canRetry: false }, refusal, tan);
  }

  /** Those of the trust service, before the first signature for which it issues a certificate. */
  #askForTerms(error: unknown, tan: string | undefined): void {
    const { request, modals, door } = this.#scene;
    const {
      provider = '',
      url,
      isDemonstration,
    } = ((isApiProblem(error) && error.problem.details) || {}) as TermsDetails;
    const props = {
      provider,
      legislation: request.legislation,
      ...(url && { href: url }),
      ...(isDemonstration && { isDemonstration }),
    };
    modals.dialogs.open(termsOfUseDialog, props, async () => {
      await door.acceptTrustTerms?.();
      // Not awaited: the dialog closes, and the signing has frames of its own.
      void this.#attempt(tan);
    });
  }

  /** The request is closed to this person. The page that says so knows the way out, if there is one. */
  #leaveClosed(): void {
    const { request, exits, goTo } = this.#scene;
    goTo(exits?.end('failed', true) ? `/expired?request=${request.id}` : '/expired');
  }

  #explain(outcome: SigningOutcome & { kind: 'overlay' }, error: unknown, tan: string | undefined): void {
    explainFailure(this.#scene, outcome, error, {
      show: (...modal) => this.#show(...modal),
      retry: () => this.#attempt(tan),
      retryQuietly: () => this.#retryQuietly(tan),
      ask: () => this.#ask(0),
      resend: () => sendCode(this.#ask, this.#course),
      askForStatement: () => this.#askForStatement(),
      codeTo: this.#readCodeWay().to,
    });
  }

  /** Under the overlay that says who is in the way; throws while that lasts. */
  async #retryQuietly(tan: string | undefined): Promise<void> {
    try {
      await this.#sign(tan);
    } catch (error) {
      if (isApiProblem(error) && error.key === 'error.sign.locked') throw error;
      return this.#fail(error, tan);
    }
  }

  readonly #course: ProofCourse = {
    resend: async () => {
      const attempt = this.#prepareAttempt();
      const act = (idempotencyKey: string) => this.#scene.door.resendTan({ ...attempt, idempotencyKey });
      return (await this.#calls.call(['resend', attempt], act)).resend_in;
    },
    sign: (tan) => this.#sign(tan),
    attempt: this.#attempt,
    fail: this.#fail,
  };

  #readCodeWay(): CodeWay {
    return this.#codeWay ?? readOwnWay(this.#scene);
  }

  readonly #ask = (resendIn: number): void => {
    this.#closeOverlay();
    askForProof(this.#scene, this.#readCodeWay(), { resendIn }, this.#course);
  };

  #askForStatement(): void {
    const { part11 } = this.#scene;
    const usual = { signingName: part11?.name ?? readOwnName(this.#scene), signingReason: part11?.reason ?? '' };
    const statement = this.#statement ?? usual;
    this.#show(part11VerificationOverlay, { statement }, (action) => {
      if (action.name !== 'state') return undefined;
      this.#statement = action.statement;
      return this.#begin();
    });
  }

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
