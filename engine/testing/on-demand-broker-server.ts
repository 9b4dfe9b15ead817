import { createHmac, randomUUID } from 'node:crypto';

import * as z from 'zod';

import {
  BackchannelRequest,
  BackchannelTokenRequest,
  Claims,
  CreateParRequest,
  Namespace,
  SignDocRequest,
  TokenRequest,
  VerifyOtpRequest,
  VerifyPasswordRequest,
} from './on-demand-broker-schemas.ts';
import { IdentRequest, makeBrokerDesk, type BrokerIdentState } from './on-demand-broker-identity.ts';
import { makeSecretSessions } from './on-demand-broker-secrets.ts';
import { signOnDemand, type OnDemandDevice } from './on-demand-device.ts';
import { serveLocally, type LocalAnswer, type LocalRequest, type LocalServer } from './local-server.ts';
import type { TestAuthority } from './test-authority.ts';
import type { TlsIdentity } from './tls-identity.ts';

export type BrokerFault = { error: string; cause?: string; description?: string };

/** What a test may turn. */
export type BrokerState = {
  client: { id: string; secret: string };
  hintSecret: string;
  /** The password is asked of whoever has no Mobile ID (`ident.people`). */
  person: { name: string; mobile: string; password: string };
  /** Codes that were sent to the person by text message, newest last. */
  codes: string[];
  /** What the person's step ends with instead of consent. */
  refusal: BrokerFault | undefined;
  /** How often a phone that confirms is asked for in vain. */
  hesitations: number;
  /** The token carries the nonce of another request. */
  hasWrongNonce: boolean;
  /** Activation data are good for one call only. */
  isStrict: boolean;
  /** What signing answers instead of signatures. */
  signRefusal: BrokerFault | undefined;
  /** What identifies people. */
  ident: BrokerIdentState;
  device: OnDemandDevice;
  /** Base64 of every digest that was signed, as often as it was. */
  signed: string[];
  /** Answers for a path instead of the real one, each used once. */
  faults: Map<string, LocalAnswer[]>;
};
export type BrokerServer = LocalServer & { state: BrokerState };

const REALM = '/api/auth/realms/broker';
const CONNECT = `${REALM}/protocol/openid-connect`;
const SIGN = '/AIS-Server/etsi/standard/rdsc/v1/signatures/signDoc';
type Asked = { claims: z.infer<typeof Claims>; nonce?: string };
type Pushed = z.infer<typeof CreateParRequest>;

const problem = ({ error, cause, description }: BrokerFault, status = 400): LocalAnswer => ({
  status,
  body: { error, error_cause: cause, error_description: description, transaction_id: 'YXEH5C' },
});
const isIdent = (input: unknown) => z.looseObject({ scope: z.literal('ident') }).safeParse(input).success;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A broker and the signing interface behind it, on one port of this machine; customers show a certificate where it has one. */
export async function serveBroker(authority: TestAuthority, tls?: TlsIdentity): Promise<BrokerServer> {
  const desk = makeBrokerDesk(authority.clock, (token) => readToken(token));
  const state: BrokerState = {
    ident: desk.state,
    client: { id: randomUUID(), secret: randomUUID() },
    hintSecret: randomUUID(),
    person: { name: 'Zoë Müller-Łukasz', mobile: '41791234567', password: 'Wolke-27' },
    codes: [],
    refusal: undefined,
    hesitations: 1,
    hasWrongNonce: false,
    isStrict: false,
    signRefusal: undefined,
    device: { key: 'RSA', fault: undefined, isRevoked: false },
    signed: [],
    faults: new Map(),
  };
  const pushed = new Map<string, Pushed>();
  const codes = new Map<string, Asked>();
  const waiting = new Map<string, Asked & { polls: number }>();
  const secrets = makeSecretSessions(authority.clock, state);
  const grants = new Map<string, { claims: Asked['claims']; isUsed: boolean }>();
  const isClient = ({ client_id, client_secret }: { client_id: string; client_secret: string }) =>
    client_id === state.client.id && client_secret === state.client.secret;

  const server = await serveLocally(async (request) => {
    const path = request.url.pathname;
    const fault = state.faults.get(path)?.shift();
    if (fault && fault.manner === undefined) return fault;
    const answer = await handle(path, request);
    return fault ? { ...answer, ...fault } : answer;
  }, tls);

  async function handle(path: string, request: LocalRequest): Promise<LocalAnswer> {
    const page = await desk.visit(request);
    if (page) return page;
    const text = request.body.toString();
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const input: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}');
    const { origin } = request.url;
    switch (path) {
      case `${REALM}/.well-known/openid-configuration`:
        return describe(origin);
      case `${CONNECT}/ext/par/request`:
        return take(CreateParRequest, input, push);
      case '/auth/realms/broker/protocol/openid-connect/auth':
        return authorise(request);
      case `${CONNECT}/token`:
        return take(TokenRequest, input, ({ code }) => exchange(code, origin));
      case `${CONNECT}/oauth-authorize`:
        return isIdent(input)
          ? take(IdentRequest, input, (asked) => desk.begin(asked, origin))
          : take(BackchannelRequest, input, begin);
      case `${CONNECT}/oauth-token`:
        return take(
          BackchannelTokenRequest,
          input,
          ({ auth_req_id: id }) => desk.decide(id, `${origin}${REALM}`, state.client.id) ?? decide(id, origin),
        );
      case '/api/pwd-otp-auth/verify-pwd':
        return take(VerifyPasswordRequest, input, secrets.verifyPassword);
      case '/api/pwd-otp-auth/verify-otp':
        return take(VerifyOtpRequest, input, secrets.verifyCode);
      case `${REALM}/.well-known/webfinger`:
        return desk.lookUp(request.url, isClient);
      case '/public/terms':
        return desk.terms();
      case SIGN: {
        const parsed = SignDocRequest.safeParse(input);
        if (!parsed.success) return problem({ error: 'invalid_request', description: parsed.error.message });
        return await sign(parsed.data);
      }
      default:
        return { status: 404 };
    }
  }

  function take<T extends { client_id: string; client_secret: string }>(
    schema: z.ZodType<T>,
    input: unknown,
    then: (data: T) => LocalAnswer,
  ): LocalAnswer {
    const { data, error } = schema.safeParse(input);
    if (!data) return problem({ error: 'invalid_request', description: error?.message ?? '' });
    return isClient(data) ? then(data) : problem({ error: 'unauthorized_client' });
  }

  const describe = (origin: string): LocalAnswer => ({
    body: {
      issuer: `${origin}${REALM}`,
      authorization_endpoint: `${origin}/auth/realms/broker/protocol/openid-connect/auth`,
      token_endpoint: `${origin}/public/token`,
      pushed_authorization_request_endpoint: `${origin}${CONNECT}/ext/par/request`,
      terms_and_conditions_endpoint: `${origin}/public/terms`,
      mtls_endpoint_aliases: {
        webfinger_endpoint: `${origin}${REALM}/.well-known/webfinger`,
        token_endpoint: `${origin}${CONNECT}/token`,
        pushed_authorization_request_endpoint: `${origin}${CONNECT}/ext/par/request`,
        backchannel_authentication_endpoint: `${origin}${CONNECT}/oauth-authorize`,
      },
    },
  });

  function push(request: Pushed): LocalAnswer {
    const uri = randomUUID();
    pushed.set(uri, request);
    return { status: 201, body: { request_uri: uri, expires_in: 3600 } };
  }

  /** What the person's browser sees: the person's mind is made up, so it is sent back at once. */
  function authorise({ url }: LocalRequest): LocalAnswer {
    const { request_uri: uri = '', client_id: id, nonce } = Object.fromEntries(url.searchParams);
    const request = pushed.get(uri);
    pushed.delete(uri);
    if (!request || id !== state.client.id || nonce === undefined) return problem({ error: 'invalid_request' });
    const back = new URL(request.redirect_uri);
    if (request.state !== undefined) back.searchParams.set('state', request.state);
    const { login_hint: hint } = request;
    const isOther = hint?.identifier !== undefined && hint.identifier !== state.person.mobile;
    const refusal = isOther ? { error: 'access_denied' } : state.refusal;
    if (refusal) {
      back.searchParams.set('error', refusal.error);
      if (refusal.cause !== undefined) back.searchParams.set('error_cause', refusal.cause);
      if (refusal.description !== undefined) back.searchParams.set('error_description', refusal.description);
    } else {
      const code = randomUUID();
      codes.set(code, { claims: request.claims, nonce });
      back.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: back.href } };
  }

  function issueSad({ claims, nonce }: Asked, origin: string): LocalAnswer {
    const content = {
      aud: `${origin}${SIGN}`,
      exp: Math.floor(authority.clock().getTime() / 1000) + 600,
      jti: randomUUID(),
      nonce: state.hasWrongNonce ? randomUUID() : nonce,
    };
    const sad = `${encode({ alg: 'RS256' })}.${encode(content)}.${Buffer.from('of the broker').toString('base64url')}`;
    grants.set(sad, { claims, isUsed: false });
    return {
      body: {
        access_token: sad,
        expires_in: '600',
        token_type: 'bearer',
        session_state: randomUUID(),
        scope: 'sign',
        consent_serial_number: 'SAS01',
      },
    };
  }

  function exchange(code: string, origin: string): LocalAnswer {
    const asked = codes.get(code);
    codes.delete(code);
    return asked ? issueSad(asked, origin) : problem({ error: 'invalid_grant', description: 'Code not valid' });
  }

  function readToken(token: string): unknown {
    const [head, body, signature] = token.split('.');
    const expected = createHmac('sha256', state.hintSecret).update(`${head}.${body}`).digest('base64url');
    return signature === expected ? JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) : undefined;
  }

  function begin(request: z.infer<typeof BackchannelRequest>): LocalAnswer {
    const hint = z
      .strictObject({ identifier: z.string(), namespace: Namespace })
      .safeParse(readToken(request.login_hint_token));
    const claims = Claims.safeParse(readToken(request.claims_token));
    if (!hint.success || !claims.success) return problem({ error: 'invalid_request' });
    if (hint.data.identifier !== state.person.mobile) {
      return problem({ error: 'RAX_identification_required', cause: 'RAX_no_evidence_for_user' });
    }
    const id = randomUUID();
    waiting.set(id, { claims: claims.data, polls: 0 });
    const hasPassword = desk.state.people.get(hint.data.identifier)?.platform === 'SAS';
    if (hasPassword || hint.data.namespace === 'PWDOTP') {
      secrets.begin(id, { isQualified: claims.data.credentialID.includes('Qualified') });
    }
    const more = { mobile_uri: 'app://confirm', session_id: randomUUID(), qr_code: 'data:,', transaction_id: 'YXEH5C' };
    return { body: { auth_req_id: id, expires_in: 900, interval: 5, ...more } };
  }

  function decide(id: string, origin: string): LocalAnswer {
    const asked = waiting.get(id);
    if (!asked) return problem({ error: 'expired_token' });
    asked.polls += 1;
    if (state.refusal) return problem(state.refusal);
    const standing = secrets.find(id);
    if (standing === 'declined') return problem({ error: 'access_denied' });
    if (standing === 'waiting') return problem({ error: 'authorization_pending' });
    if (standing === 'authenticated') return issueSad(asked, origin);
    if (asked.polls <= state.hesitations) {
      return problem({ error: asked.polls > 1 ? 'slow_down' : 'authorization_pending' });
    }
    return issueSad(asked, origin);
  }

  async function sign(request: z.infer<typeof SignDocRequest>): Promise<LocalAnswer> {
    if (state.signRefusal) return problem(state.signRefusal);
    const grant = grants.get(request.SAD);
    if (!grant || (grant.isUsed && state.isStrict)) return problem({ error: 'invalid_token' });
    const { claims } = grant;
    const { hashes } = request.documentDigests;
    const isCovered =
      claims.credentialID === request.credentialID &&
      claims.documentDigests.map(({ hash }) => hash).join() === hashes.join();
    if (!isCovered) return problem({ error: 'invalid_request', description: 'hash is not authorised' });
    grant.isUsed = true;
    state.signed.push(...hashes);
    const made = await signOnDemand(authority, state.device, { name: state.person.name, hashes });
    return {
      body: {
        // In no order that a client may count on.
        SignatureObject: made.messages.toReversed(),
        validationInfo: { ocsp: made.ocsps, crl: made.crls },
        responseID: randomUUID(),
      },
    };
  }

  return { ...server, state };
}
