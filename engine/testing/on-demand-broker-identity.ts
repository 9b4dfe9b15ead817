import { createHash, randomUUID } from 'node:crypto';

import * as z from 'zod';

import type { LocalAnswer, LocalRequest } from './local-server.ts';

/** What the broker knows of a number. */
export type BrokerPerson = {
  /** Kinds of certificates that the person can sign with. */
  credentials: string[];
  platform: 'MID' | 'SAS';
  /** An ISO date, told while it is near. */
  expiresOn?: string;
  /** One of the three states of the serial mismatch. */
  mismatch?: 'MISMATCH_SAS_BUT_MID' | 'MISMATCH_SAS_CHANGE_SN' | 'MISMATCH_MID';
};

/** What a test may turn about identification. */
export type BrokerIdentState = {
  /** By numbers. */
  people: Map<string, BrokerPerson>;
  /** Ways of identifying that the contract does not have. */
  refusedMethods: string[];
  /** How often the broker tells that something has happened. */
  notices: 0 | 1 | 2;
  /** What is answered instead of a page of the broker. */
  processData: string | undefined;
};

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const methods = [
  ...['idnow-video', 'intrum-video', 'intrum-auto', 'fidentity', 'fidentity_nfc', 'fidentity_auto'],
  ...['ti8m', 'nect', 'sumsub-video', 'sumsub-auto', 'pxl-vision'],
];
/** `OauthAuthenticationRequest` with scope ident, as the published description has it, strictly. */
export const IdentRequest = z
  .strictObject({
    client_id: z.uuid(),
    client_secret: z.uuid(),
    scope: z.literal('ident'),
    login_hint_token: z.string(),
    ident_method_type: z.enum(methods as [string, ...string[]]),
    ident_method_success_redirect_uri: z.url().optional(),
    ident_method_error_redirect_uri: z.url().optional(),
    tac_hash_zertes: Hash.optional(),
    tac_hash_eidas: Hash.optional(),
    tac_language: z.enum(['DE', 'EN', 'FR', 'IT']),
    token_delivery_mode: z.enum(['pull', 'ping']),
    callback_url: z.url().optional(),
    client_notification_token: z.string().max(1024).optional(),
  })
  .refine((asked) => asked.tac_hash_zertes !== undefined || asked.tac_hash_eidas !== undefined)
  .refine((asked) => (asked.token_delivery_mode === 'ping') === (asked.callback_url !== undefined))
  .refine((asked) => (asked.callback_url === undefined) === (asked.client_notification_token === undefined));
const Lookup = z.strictObject({
  client_id: z.uuid(),
  client_secret: z.uuid(),
  resource: z.string().regex(/^urn:mab:acct:\d{7,15}:msisdn$/),
  credentialID: z.string().optional(),
});
const Hint = z.strictObject({ identifier: z.string().regex(/^\d{7,15}$/), namespace: z.literal('msisdn') });

type Process = {
  mobile: string;
  legislation: 'zertes' | 'eidas';
  notice: { url: string; token: string } | undefined;
  end: 'identified' | 'access_denied' | 'expired_token' | undefined;
  transaction: string;
  /** A result is handed out once. */
  isTaken: boolean;
};
const acts = {
  identify: 'Everything is right, and I can sign at once',
  later: 'Everything is right; the link by text message comes later',
  activate: 'Follow the link of the text message',
  refuse: 'The document is refused',
  expire: 'Let it expire',
};

/** The terms of use under both laws in all languages: their names and hashes. */
const terms = Object.fromEntries(
  ['zertes', 'eidas'].flatMap((law) =>
    ['de', 'en', 'fr', 'it'].map((language) => {
      const name = `${law}_${language}.pdf`;
      return [name, { sha256: createHash('sha256').update(name).digest('hex') }];
    }),
  ),
);
const problem = (error: string, cause?: string): LocalAnswer => ({
  status: 400,
  body: { error, ...(cause && { error_cause: cause }), transaction_id: 'YXEH5C' },
});
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const suffix = (legislation: Process['legislation']) => (legislation === 'eidas' ? '.1-EU' : '');

/** The broker's part that identifies people, and its page for them. Nobody is really identified. */
export function makeBrokerDesk(clock: () => Date, readToken: (token: string) => unknown) {
  const state: BrokerIdentState = { people: new Map(), refusedMethods: [], notices: 1, processData: undefined };
  const processes = new Map<string, Process>();

  function begin(asked: z.infer<typeof IdentRequest>, origin: string): LocalAnswer {
    const hint = Hint.safeParse(readToken(asked.login_hint_token));
    const legislation = asked.tac_hash_eidas === undefined ? 'zertes' : 'eidas';
    const hash = terms[`${legislation}_${asked.tac_language.toLowerCase()}.pdf`]!.sha256;
    if (!hint.success || hash !== (asked.tac_hash_eidas ?? asked.tac_hash_zertes)) return problem('invalid_request');
    if (state.refusedMethods.includes(asked.ident_method_type))
      return problem('RAX_identification_required', 'RAX_invalid_jurisdiction');
    const { callback_url: url, client_notification_token: token = '' } = asked;
    const id = randomUUID();
    const notice = url === undefined ? undefined : { url, token };
    processes.set(id, {
      mobile: hint.data.identifier,
      legislation,
      notice,
      end: undefined,
      isTaken: false,
      transaction: randomUUID(),
    });
    return {
      body: {
        ...{ auth_req_id: id, expires_in: 3600, interval: 5, mobile_uri: 'app://confirm', session_id: randomUUID() },
        ...{ qr_code: 'data:,', transaction_id: 'YXEH5C', ident_process_id: randomUUID() },
        ident_process_data: state.processData ?? `${origin}/ident/${id}`,
        ident_process_qr_code: 'data:,',
      },
    };
  }

  /** Undefined: the request is none of an identification. */
  function decide(id: string, issuer: string, audience: string): LocalAnswer | undefined {
    const process = processes.get(id);
    if (!process) return undefined;
    if (process.end !== 'identified') return problem(process.end ?? 'authorization_pending');
    if (process.isTaken) return problem('expired_token');
    process.isTaken = true;
    const iat = Math.floor(clock().getTime() / 1000);
    const claims = { iss: issuer, aud: audience, sub: process.mobile, iat, exp: iat + 600, namespace: 'msisdn' };
    const token = { ...claims, device_id: 'SAS01', transaction_id: process.transaction, auth_req_id: id };
    return { body: { id_token: `${encode({ alg: 'RS256' })}.${encode(token)}.${encode({})}` } };
  }

  function lookUp(url: URL, isClient: (asked: z.infer<typeof Lookup>) => boolean): LocalAnswer {
    const { data } = Lookup.safeParse(Object.fromEntries(url.searchParams));
    if (!data || !isClient(data)) return problem(data ? 'unauthorized_client' : 'invalid_request');
    const person = state.people.get(data.resource.split(':')[3]!);
    if (!person) return { status: 404 };
    const { credentials, platform, expiresOn, mismatch } = person;
    const isEligible =
      mismatch === undefined && data.credentialID !== undefined && credentials.includes(data.credentialID);
    const properties = {
      'urn:mab:sign:eligible': String(isEligible),
      ...(mismatch === undefined ? { 'urn:mab:sign:platform': platform } : { 'urn:mab:sign:status': mismatch }),
      ...(expiresOn !== undefined && { 'urn:mab:sign:evidenceExpiryDate': expiresOn }),
    };
    return { body: { subject: data.resource, properties }, headers: { 'content-type': 'application/jrd+json' } };
  }

  /** What a person does on the page, and what the broker tells of it. */
  async function act(id: string, what: string): Promise<void> {
    const process = processes.get(id);
    if (!process) return;
    const { mobile, legislation } = process;
    if (what === 'identify' || what === 'activate') {
      const kinds = ['Advanced4', 'Qualified4'].map((kind) => `OnDemand-${kind}${suffix(legislation)}`);
      const known = state.people.get(mobile)?.credentials ?? [];
      state.people.set(mobile, { platform: 'SAS', credentials: [...new Set([...known, ...kinds])] });
    }
    if (what === 'identify' || what === 'later') process.end = 'identified';
    if (what === 'refuse') process.end = 'access_denied';
    if (what === 'expire') process.end = 'expired_token';
    const { notice } = process;
    for (let count = 0; notice && count < state.notices; count += 1) {
      await fetch(notice.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${notice.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ auth_req_id: id }),
      }).catch(() => undefined);
    }
  }

  function show(id: string): LocalAnswer {
    const buttons = Object.entries(acts).map(
      ([what, name]) => `<p><button name="act" value="${what}">${name}</button></p>`,
    );
    const body = processes.has(id)
      ? `<form method="post">${buttons.join('')}</form>`
      : '<p>This has come to its end.</p>';
    return {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local broker</title><main><h1>Local broker</h1><p>Nobody is really identified here.</p>${body}</main></html>`,
    };
  }

  return {
    state,
    act,
    begin,
    decide,
    lookUp,
    terms: (): LocalAnswer => ({ body: terms }),
    /** The page for a person; undefined where the address is none of its pages. */
    async visit({ method, url, body }: LocalRequest): Promise<LocalAnswer | undefined> {
      const [, id] = /^\/ident\/([0-9a-f-]{36})$/.exec(url.pathname) ?? [];
      if (id === undefined) return undefined;
      if (method === 'POST') await act(id, new URLSearchParams(body.toString()).get('act') ?? '');
      return show(id);
    },
  };
}
