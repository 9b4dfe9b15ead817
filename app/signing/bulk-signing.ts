import type { sign } from '@sigillum/api-contracts/signing/sign.ts';
import type { SignAnswer, SignOutcome, StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import type { EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { RepeatableCalls } from '../http/idempotency-key.ts';
import type { BulkOutcome } from '../signature-requests/bulk-run.ts';
import { severalRequestsDialog } from '../signature-requests/dialogs.ts';
import { askForProof, type ProofCourse, sendCode } from './ask-for-proof.ts';
import { type CodeWay, readCodeWay } from './code-way.ts';
import type { Door } from './door.ts';
import { explainFailure } from './explain-failure.ts';
import { part11VerificationOverlay, signingOverlay } from './overlays.ts';
import type { Phone } from './phone.ts';
import { isProofAsked } from './proof-way.ts';
import { judgeSigning } from './signing-outcomes.ts';
import type { SigningScene } from './signing-scene.ts';
import type { Statement } from './statement.ts';

/** How many requests one call signs (contract of POST /v3/sign). */
export const mostSignedAtOnce = 50;

type StepUp = NonNullable<Door['stepUp']>;
type SignBody = EndpointCall<typeof sign>['body'];

/** What signing several requests needs of the screen. */
export interface BulkScene extends Pick<
  SigningScene,
  | 'accountName'
  | 'describe'
  | 'goTo'
  | 'hasOutbox'
  | 'hasSmsOutbox'
  | 'isAdministrator'
  | 'language'
  | 'modals'
  | 'part11'
> {
  door: {
    sign: (body: SignBody, idempotencyKey: string) => Promise<SignAnswer>;
    stepUp: (ids: string[], ...given: Parameters<StepUp>) => ReturnType<StepUp>;
    phone: (ids: string[]) => Phone;
    listStepUpMethods: () => Promise<readonly StepUpMethod[]>;
  };
  /** The person’s own e-mail address, to which codes go for all but advanced signatures. */
  email: string;
  /** The sentence for a key that stands for one of several requests. */
  describeRefusal: (key: string | null) => string;
  /** Shows what came of each. */
  onOutcomes: (requests: readonly ListedRequest[], judge: (id: string) => BulkOutcome) => void;
}

/** Signs several requests in one call: one question, one proof, one overlay, and an outcome for each. */
export class BulkSigning {
  readonly #scene: BulkScene;
  readonly #requests: readonly ListedRequest[];
  #overlayId = 0;
  #statement: Statement | undefined;
  #codeWay: CodeWay | undefined;
  readonly #calls = new RepeatableCalls();

  constructor(scene: BulkScene, requests: readonly ListedRequest[]) {
    this.#scene = scene;
    this.#requests = requests.slice(0, mostSignedAtOnce);
    const props = {
      act: 'sign' as const,
      requests: this.#requests,
      leftCount: requests.length - this.#requests.length,
    };
    // Not awaited: the question closes, and the signing has frames of its own.
    scene.modals.dialogs.open(severalRequestsDialog, props, () => void this.#proceed());
  }

  #proceed(): unknown {
    if (!this.#requests.some(({ quality }) => quality === 'PART11')) return this.#begin();
    const { part11, accountName = '' } = this.#scene;
    const statement = this.#statement ?? {
      signingName: part11?.name ?? accountName,
      signingReason: part11?.reason ?? '',
    };
    this.#overlayId = this.#scene.modals.overlays.open(part11VerificationOverlay, { statement }, (action) => {
      if (action.name !== 'state') return undefined;
      this.#statement = action.statement;
      return this.#begin();
    });
    return undefined;
  }

  /** Whoever has a second factor is asked for it before a code is sent. */
  async #begin(): Promise<void> {
    const isAsked = this.#requests.some(({ quality }) => isProofAsked(quality));
    const methods = isAsked ? await this.#scene.door.listStepUpMethods().catch(() => []) : [];
    if (methods.length === 0) return this.#attempt();
    this.#closeOverlay();
    this.#ask(undefined, methods);
  }

  readonly #attempt = async (tan?: string): Promise<void> => {
    const count = this.#requests.reduce((sum, { document_count }) => sum + document_count, 0);
    this.#overlayId = this.#scene.modals.overlays.open(signingOverlay, { count });
    try {
      await this.#sign(tan);
    } catch (error) {
      this.#fail(error, tan);
    }
  };

  async #sign(tan?: string): Promise<void> {
    const { door, language } = this.#scene;
    const signatureRequests = this.#requests.map(({ id, quality }) => ({
      signatureRequestId: id,
      ...(quality === 'PART11' && this.#statement),
    }));
    const body = { signatureRequests, language, ...(tan && { tan }) };
    const { results } = await this.#calls.call(body, (idempotencyKey) => door.sign(body, idempotencyKey));
    this.#settle(results);
  }

  #settle(results: readonly SignOutcome[]): void {
    this.#closeOverlay();
    this.#scene.onOutcomes(this.#requests, (id) => {
      const outcome = results.find(({ signatureRequestId }) => signatureRequestId === id);
      if (outcome?.status === 'SIGNED') return { state: 'done' };
      if (outcome?.status === 'STEP') return { state: 'open' };
      const message = this.#scene.describeRefusal(outcome?.key ?? null);
      // The code that was given is for others: it went by mail, and this one asks for a text message. None was sent for it.
      return { state: outcome?.key === 'error.sign.tan_required' ? 'open' : 'failed', message };
    });
  }

  readonly #fail = (error: unknown, tan?: string): void => {
    const { describe, goTo, isAdministrator, modals, onOutcomes } = this.#scene;
    const outcome = judgeSigning(error);
    this.#codeWay = readCodeWay(error) ?? this.#codeWay;
    this.#closeOverlay();
    if (outcome.kind === 'dialog' && outcome.name === 'TAN entry')
      return this.#ask(isApiProblem(error) ? Number(error.problem.details?.['resendIn'] ?? 0) : 0);
    const isCommon = outcome.kind === 'overlay' && (outcome.name.startsWith('TAN') || !isApiProblem(error));
    if (!isCommon) return onOutcomes(this.#requests, () => ({ state: 'failed', message: describe(error) }));
    const scene = { describe, goTo, isAdministrator, request: this.#requests[0]! };
    explainFailure(scene, outcome, error, {
      show: (...modal) => void (this.#overlayId = modals.overlays.open(...modal)),
      retry: () => this.#attempt(tan),
      retryQuietly: () => this.#attempt(tan),
      ask: () => this.#ask(0),
      resend: () => sendCode((wait) => this.#ask(wait), this.#course),
      askForStatement: () => void this.#proceed(),
      codeTo: this.#readCodeWay().to,
    });
  };

  readonly #course: ProofCourse = {
    // There is no endpoint of its own: the call without a code sends another one.
    resend: async () => {
      try {
        await this.#sign();
        return 0;
      } catch (error) {
        if (!isApiProblem(error) || error.key !== 'error.sign.tan_required') throw error;
        return Number(error.problem.details?.['resendIn'] ?? 0);
      }
    },
    sign: (tan) => this.#sign(tan),
    attempt: this.#attempt,
    fail: this.#fail,
  };

  #readCodeWay(): CodeWay {
    if (this.#codeWay) return this.#codeWay;
    const isBySms = this.#requests.some(({ quality }) => quality === 'AES');
    return isBySms ? { channel: 'sms', to: '' } : { channel: 'email', to: this.#scene.email };
  }

  #ask(resendIn: number | undefined, stepUpMethods: readonly StepUpMethod[] = []): void {
    this.#closeOverlay();
    const ids = this.#requests.map(({ id }) => id);
    const stepUp: StepUp = (given) => this.#scene.door.stepUp(ids, given);
    const sent = resendIn === undefined ? undefined : { resendIn };
    const door = { stepUp, phone: this.#scene.door.phone(ids) };
    askForProof({ ...this.#scene, stepUpMethods, door }, this.#readCodeWay(), sent, this.#course);
  }

  #closeOverlay(): void {
    this.#scene.modals.overlays.close(this.#overlayId);
  }
}
