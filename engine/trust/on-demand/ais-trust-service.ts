import { decodeBase64 } from '../csc/decode-base64.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { AuthorizationAnswer, SignatureAnswer, TrustService } from '../trust-service.ts';
import { toAisError, toStatusError } from './ais-errors.ts';
import { AisAnswer, type AisResponse } from './ais-messages.ts';
import { buildPendingRequest, buildSignRequest, nameDocument, type AisCustomer } from './ais-requests.ts';
import { assembleService, type OnDemandOptions, type OnDemandProtocol } from './assemble-service.ts';
import type { Binding, StateKeeper } from './on-demand-state.ts';
import { checkAnswer, exchangeJson, type ServiceCall } from './service-client.ts';

export type AisOptions = OnDemandOptions &
  AisCustomer & {
    /** Base address of the REST interface, such as https://ais.example.org/AIS-Server/rs/v1.0 . */
    url: string;
  };

/** The person consents somewhere else: on the phone, or on the service's page that was shown already. */
type Step = { binding: Binding; responseId: string; shownUrl?: string };
/** Base64: consent and signatures come in one answer. */
type Consent = { binding: Binding; messages: string[]; ocsps: string[]; crls: string[] };
type Keeper = StateKeeper<Step, Consent>;

const SUCCESS = 'urn:oasis:names:tc:dss:1.0:resultmajor:Success';
const PENDING = 'urn:oasis:names:tc:dss:1.0:profiles:asynchronousprocessing:resultmajor:Pending';
const POLL_PAUSE = 2000;

/** One signature stands alone; several say whose they are, and their order says nothing. */
function listMessages({ SignatureObject }: AisResponse, count: number): string[] {
  const several = SignatureObject?.Other?.['sc.SignatureObjects']['sc.ExtendedSignatureObject'];
  if (count === 1 && !several) return [SignatureObject?.Base64Signature?.$ ?? ''].filter(Boolean);
  return Array.from({ length: count }, (_, index) =>
    several?.find((one) => one['@WhichDocument'] === nameDocument(index)),
  ).flatMap((found) => (found ? [found.Base64Signature.$] : []));
}

/**
 * The trust port on the older kind of on-demand service, Swisscom's All-in Signing Service by REST: one asynchronous
 * request is consent and signature alike. Mobile ID asks the person on the phone (`poll`); who has none of it is shown
 * the service's page for password and one-time code (`redirect`). Both secrets are entered there alone, and the public
 * interface has no other way in. It names no address to come back to either: after the page, whoever asks again polls.
 * Written to the service's published clients, samples and error lists; its reference guide is not public as text.
 */
export function makeAisTrustService(options: AisOptions): TrustService {
  const base = options.url.replace(/\/+$/, '');

  async function ask(call: ServiceCall): Promise<AisResponse> {
    const { status, json } = await exchangeJson(options, call);
    const answer = AisAnswer.safeParse(json);
    // Errors come with a result whatever the status, and with a status alone from what stands before the service.
    if (!answer.success && status >= 400) throw toStatusError(status);
    const { SignResponse } = checkAnswer(AisAnswer, json);
    return SignResponse;
  }

  function readAnswer(response: AisResponse, { binding, shownUrl }: Omit<Step, 'responseId'>, keeper: Keeper) {
    const { Result, OptionalOutputs } = response;
    if (Result.ResultMajor === PENDING)
      return readPending(response, { binding, ...(shownUrl && { shownUrl }) }, keeper);
    if (Result.ResultMajor !== SUCCESS) throw toAisError(response);
    const found = OptionalOutputs?.['sc.RevocationInformation'];
    const consent: Consent = {
      binding,
      messages: listMessages(response, binding.hashes.length),
      ocsps: found?.['sc.OCSPs']?.['sc.OCSP'] ?? [],
      crls: found?.['sc.CRLs']?.['sc.CRL'] ?? [],
    };
    return { kind: 'done', authorization: { id: keeper.encryptConsent(consent) } } as const;
  }

  function readPending(
    { OptionalOutputs }: AisResponse,
    { binding, shownUrl }: Omit<Step, 'responseId'>,
    keeper: Keeper,
  ): AuthorizationAnswer {
    const responseId = OptionalOutputs?.['async.ResponseID'];
    if (responseId === undefined) {
      throw new TrustError('bad_answer', 'the trust service says "pending" and not how to ask again');
    }
    const url = OptionalOutputs?.['sc.StepUpAuthorisationInfo']?.['sc.Result']?.['sc.ConsentURL'];
    if (url === undefined || url === shownUrl) {
      const state = keeper.encryptStep({ binding, responseId, ...(shownUrl && { shownUrl }) });
      return { kind: 'poll', retryAfter: POLL_PAUSE, state };
    }
    return {
      kind: 'redirect',
      url: demandPage(url),
      state: keeper.encryptStep({ binding, responseId, shownUrl: url }),
    };
  }

  /** A browser is sent there, so it is a web page, and one as safe as the service's own address. */
  function demandPage(url: string): string {
    const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
    if (protocol === 'https:' || (protocol === 'http:' && base.startsWith('http:'))) return url;
    throw new TrustError('bad_answer', 'the trust service names no safe page for the consent');
  }

  const protocol: OnDemandProtocol<Step, Consent> = {
    name: 'ais',
    async authorize(context, binding, keeper) {
      if (!context.signerMobile) {
        throw new TrustError('refused', 'the trust service reaches signers by mobile only', {
          reason: 'not_identified',
        });
      }
      const body = buildSignRequest(options, context, { ...binding, now: options.clock() });
      // Asked twice it would ask the person twice.
      const response = await ask({ url: `${base}/sign`, body, isRepeatable: false });
      return readAnswer(response, { binding }, keeper);
    },
    async proceed(step, answer, keeper) {
      if (answer.kind === 'otp') {
        throw new TrustError('refused', 'password and code are entered on the page of the trust service');
      }
      const body = buildPendingRequest(options.customer, step.responseId);
      const response = await ask({ url: `${base}/pending`, body, isRepeatable: true });
      return readAnswer(
        { ...response, OptionalOutputs: { 'async.ResponseID': step.responseId, ...response.OptionalOutputs } },
        step,
        keeper,
      );
    },
    async sign({ messages, ocsps, crls }) {
      const statuses = { ocsps: ocsps.map(decodeBase64), crls: crls.map(decodeBase64) };
      const answers = messages.map((message): Extract<SignatureAnswer, { kind: 'cms' }> => ({
        kind: 'cms',
        der: decodeBase64(message),
        ...statuses,
      }));
      return await Promise.resolve(answers);
    },
  };
  return assembleService(options, protocol);
}
