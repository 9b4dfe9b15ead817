import { completeMessage } from '../csc/complete-message.ts';
import type { StateCipher } from '../csc/csc-state.ts';
import { findMissingIssuers } from '../external/complete-chain.ts';
import type { StatusFetcher } from '../external/fetch-status.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type {
  AuthorizationAnswer,
  SignatureAnswer,
  SigningContext,
  StepAnswer,
  ToBeSigned,
  TrustQuality,
  TrustService,
} from '../trust-service.ts';
import { nameCredential } from './credential-names.ts';
import { bindItems, makeStateKeeper, type Binding, type StateKeeper } from './on-demand-state.ts';
import type { ServiceAccess } from './service-client.ts';

/** What both kinds of on-demand services are set up with. */
export type OnDemandOptions = ServiceAccess & {
  qualities: TrustQuality[];
  /** Names of certificates that differ from the public ones, by `LEGISLATION-QUALITY`. */
  credentials: Readonly<Record<string, string>>;
  /** DER roots of the service's signatures and timestamps. */
  anchors: Uint8Array[];
  cipher: StateCipher;
  status: StatusFetcher;
};

/** The part in which on-demand services differ. */
export type OnDemandProtocol<Step extends { binding: Binding }, Consent extends { binding: Binding }> = {
  /** In state texts and errors. */
  name: string;
  authorize(
    context: SigningContext,
    binding: Binding,
    keeper: StateKeeper<Step, Consent>,
  ): Promise<AuthorizationAnswer>;
  proceed(step: Step, answer: StepAnswer, keeper: StateKeeper<Step, Consent>): Promise<AuthorizationAnswer>;
  /** A whole CMS for each hash of the binding, in that order. */
  sign(consent: Consent): Promise<Extract<SignatureAnswer, { kind: 'cms' }>[]>;
};

/** The services sign as many at once (the OpenAPI description of the newer one: `numSignatures`). */
const MAX_DIGESTS = 60;

/**
 * The trust port on a service that makes the certificate while signing: nothing of it is known beforehand, so only the
 * cms lane works. The digests go to the service with the request for consent, and stand in the encrypted state here.
 */
export function assembleService<Step extends { binding: Binding }, Consent extends { binding: Binding }>(
  { qualities, credentials, anchors, cipher, status, clock }: OnDemandOptions,
  protocol: OnDemandProtocol<Step, Consent>,
): TrustService {
  const keeper = makeStateKeeper<Step, Consent>(protocol.name, { cipher, clock });
  const findIssuers = (chain: [Uint8Array, ...Uint8Array[]]) =>
    findMissingIssuers(chain, { anchors, fetchIssuer: (certificate) => status.fetchIssuer(certificate) });
  const name = (context: SigningContext) => {
    if (qualities.includes(context.quality)) return nameCredential(context, credentials);
    throw new TrustError('refused', 'this quality is not offered by the trust service');
  };
  return {
    info: () => Promise.resolve({ lanes: ['cms'], qualities, maxDigestsPerAuth: MAX_DIGESTS }),
    // The key is made at signing; what such services sign with is read from the message.
    credential: async (context) => ({ id: await Promise.resolve(name(context)), algorithm: 'RS256' }),
    async authorize(context, items) {
      if (items.length > MAX_DIGESTS) {
        throw new TrustError('refused', `the trust service signs at most ${MAX_DIGESTS} documents at once`);
      }
      const binding = bindItems(context.sid, name(context), items, clock().getTime());
      return await protocol.authorize(context, binding, keeper);
    },
    proceed: async (state, answer) => protocol.proceed(keeper.openStep(state), answer, keeper),
    async sign({ id }, items: ToBeSigned[]) {
      const consent = keeper.openConsent(id, items);
      const answers = await protocol.sign(consent);
      if (answers.length !== items.length) {
        throw new TrustError('bad_answer', `${items.length} signatures were asked for, ${answers.length} came`);
      }
      return await Promise.all(answers.map((answer) => completeMessage(answer, findIssuers)));
    },
    timestamp: () =>
      Promise.reject(
        new TrustError('unavailable', 'timestamps of this service stand inside its signatures', {
          reason: 'timestamp',
        }),
      ),
    status: (certificate, issuer) => status.fetchStatus(certificate, issuer, true),
    anchors: () => Promise.resolve(anchors),
  };
}
