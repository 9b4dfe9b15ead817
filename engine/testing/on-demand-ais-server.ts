import { randomUUID } from 'node:crypto';

import * as z from 'zod';

import { signOnDemand, type OnDemandDevice } from './on-demand-device.ts';
import { serveLocally, type LocalAnswer, type LocalRequest, type LocalServer } from './local-server.ts';
import type { TestAuthority } from './test-authority.ts';
import type { TlsIdentity } from './tls-identity.ts';

/** Words of a result that is no success. */
export type AisRefusal = { major?: string; minor: string; message?: string; subcode?: string; reason?: string };

/** What a test may turn. */
export type AisState = {
  customer: string;
  /** `mobile_id`: the phone asks; `password`: the service's page asks for password and code. */
  means: 'mobile_id' | 'password';
  /** The page is named only with the second answer. */
  isPageLate: boolean;
  /** How often a phone that confirms is asked for in vain. */
  hesitations: number;
  serial: string;
  /** What the person's step ends with instead of signatures. */
  refusal: AisRefusal | undefined;
  device: OnDemandDevice;
  /** Whose evidence the registration authority keeps, by mobile number. */
  evidences: Map<string, KeptEvidence>;
  /** Base64 of every digest that was signed, as often as it was. */
  signed: string[];
  /** Answers for a path instead of the real one, each used once. */
  faults: Map<string, LocalAnswer[]>;
};

export type KeptEvidence = {
  givenNames: string;
  familyName: string;
  level: 3 | 4;
  jurisdiction: 'zertes' | 'eidas';
  evidenceId: string;
};

export type AisServer = LocalServer & { state: AisState };

const DSS = 'urn:oasis:names:tc:dss:1.0';
const MAJOR = {
  success: `${DSS}:resultmajor:Success`,
  pending: `${DSS}:profiles:asynchronousprocessing:resultmajor:Pending`,
  requester: `${DSS}:resultmajor:RequesterError`,
  subsystem: 'http://ais.swisscom.ch/1.0/resultmajor/SubsystemError',
};
const MINOR = 'http://ais.swisscom.ch/1.0/resultminor';
const STEP_UP = 'http://ais.swisscom.ch/1.1/resultminor/subsystem/StepUp';

const Profile = z.literal('http://ais.swisscom.ch/1.1');
const SignRequest = z.strictObject({
  SignRequest: z.strictObject({
    '@Profile': Profile,
    '@RequestID': z.string().min(1),
    InputDocuments: z.strictObject({
      DocumentHash: z
        .array(
          z.strictObject({
            '@ID': z.string().regex(/^[A-Za-z_][\w.-]*$/),
            'dsig.DigestMethod': z.strictObject({
              '@Algorithm': z.literal('http://www.w3.org/2001/04/xmlenc#sha256'),
            }),
            'dsig.DigestValue': z.base64().length(44),
          }),
        )
        .min(1),
    }),
    OptionalInputs: z.strictObject({
      ClaimedIdentity: z.strictObject({ Name: z.string() }),
      SignatureType: z.literal('urn:ietf:rfc:3369'),
      AdditionalProfile: z.array(z.string()),
      AddTimestamp: z.strictObject({ '@Type': z.literal('urn:ietf:rfc:3161') }),
      'sc.SignatureStandard': z.enum(['CAdES', 'PDF', 'PAdES', 'PAdES-baseline', 'PLAIN']),
      'sc.AddRevocationInformation': z.strictObject({
        '@Type': z.enum(['CAdES', 'PDF', 'PAdES', 'PAdES-Baseline', 'BOTH', 'PLAIN']),
      }),
      'sc.CertificateRequest': z.strictObject({
        'sc.DistinguishedName': z.string().regex(/^\w+=/),
        'sc.StepUpAuthorisation': z.strictObject({
          'sc.Phone': z.strictObject({
            'sc.MSISDN': z.string().regex(/^\d{8,15}$/),
            'sc.Message': z.string().min(1),
            'sc.Language': z.enum(['en', 'de', 'fr', 'it']),
            'sc.SerialNumber': z.string().optional(),
          }),
        }),
      }),
    }),
  }),
});
const PendingRequest = z.strictObject({
  'async.PendingRequest': z.strictObject({
    '@Profile': Profile,
    OptionalInputs: z.strictObject({
      ClaimedIdentity: z.strictObject({ Name: z.string() }),
      'async.ResponseID': z.string(),
    }),
  }),
});

/** As the published samples ask; an unknown field is an error. */
const VerifyRequest = z.strictObject({
  claimedIdentity: z.string(),
  distinguishedName: z.string().regex(/^\w+=/),
  msisdn: z.string().regex(/^\d{8,15}$/),
  assuranceLevel: z.enum(['3', '4']),
  jurisdiction: z.enum(['zertes', 'eidas']),
});
const EVIDENCE_TYPE = 'application/vnd.sc.ras.evidence.v1+json';

type Job = { name: string; serial: string | undefined; documents: { id: string; hash: string }[]; asked: number };

const respond = (major: string, more: object = {}, { minor, message }: Partial<AisRefusal> = {}): LocalAnswer => ({
  body: {
    SignResponse: {
      '@Profile': 'http://ais.swisscom.ch/1.1',
      Result: {
        ResultMajor: major,
        ...(minor !== undefined && { ResultMinor: minor }),
        ...(message !== undefined && { ResultMessage: { '@xml.lang': 'en', $: message } }),
      },
      ...more,
    },
  },
});
/** Lists of one go out without being lists, as from the real service. */
const unwrap = <T>(list: T[]) => (list.length === 1 ? list[0] : list);

/** An on-demand service of the older kind, on a port of this machine: its customers show a certificate where it has one. */
export async function serveAis(authority: TestAuthority, tls?: TlsIdentity): Promise<AisServer> {
  const state: AisState = {
    customer: 'sigillum-trial',
    means: 'mobile_id',
    isPageLate: false,
    hesitations: 1,
    serial: 'MIDCHE1234567890',
    refusal: undefined,
    device: { key: 'RSA', fault: undefined, isRevoked: false },
    evidences: new Map(),
    signed: [],
    faults: new Map(),
  };
  const jobs = new Map<string, Job>();
  const consented = new Set<string>();
  const refuse = (minor: string, message?: string) =>
    respond(MAJOR.requester, {}, { minor: `${MINOR}/${minor}`, ...(message !== undefined && { message }) });

  const server = await serveLocally(async (request) => {
    const path = request.url.pathname;
    const fault = state.faults.get(path)?.shift();
    if (fault && fault.manner === undefined) return fault;
    const answer = await handle(path, request);
    return fault ? { ...answer, ...fault } : answer;
  }, tls);

  async function handle(path: string, request: LocalRequest): Promise<LocalAnswer> {
    if (path.startsWith('/consent/')) {
      consented.add(path.slice('/consent/'.length));
      return { body: 'Password and code were right. You may close this page.' };
    }
    const json: unknown = JSON.parse(request.body.toString());
    if (path === '/api/evidences/verify') return verify(json, request);
    if (path === '/AIS-Server/rs/v1.0/sign') return begin(json, request);
    return path === '/AIS-Server/rs/v1.0/pending' ? await goOn(json, request) : { status: 404 };
  }

  /** What a refusal says is not published, so this one says nothing that could be relied on. */
  function verify(json: unknown, { headers }: LocalRequest): LocalAnswer {
    if (headers.accept !== EVIDENCE_TYPE) return { status: 406 };
    const { data } = VerifyRequest.safeParse(json);
    if (!data || data.claimedIdentity !== state.customer) return { status: 403 };
    const kept = state.evidences.get(data.msisdn);
    const named = kept && [`givenname=${kept.givenNames}`, `surname=${kept.familyName}`];
    const isProved =
      kept?.jurisdiction === data.jurisdiction &&
      kept.level >= Number(data.assuranceLevel) &&
      named!.every((part) => data.distinguishedName.split(/, */).includes(part));
    if (!isProved) return { status: 404, body: { unpublished: true } };
    return { body: { evidenceId: kept.evidenceId }, headers: { 'content-type': EVIDENCE_TYPE } };
  }

  function begin(json: unknown, { url }: LocalRequest): LocalAnswer {
    const parsed = SignRequest.safeParse(json);
    if (!parsed.success) return refuse('UnexpectedData', parsed.error.message);
    const { InputDocuments, OptionalInputs } = parsed.data.SignRequest;
    const { 'sc.CertificateRequest': wanted, AdditionalProfile: profiles, ClaimedIdentity } = OptionalInputs;
    const [customer, key] = ClaimedIdentity.Name.split(':');
    if (customer !== state.customer) return refuse('UnknownCustomer');
    if (!key?.startsWith('OnDemand-')) return refuse('UnknownServiceEntity');
    const needed = ['asynchronousprocessing', 'ondemandcertificate', 'redirect'];
    if (InputDocuments.DocumentHash.length > 1) needed.push('batchprocessing');
    if (!needed.every((word) => profiles.some((profile) => profile.endsWith(word)))) return refuse('UnexpectedData');
    const responseId = randomUUID();
    jobs.set(responseId, {
      name: /(?:^|, ?)cn=((?:\\.|[^,\\])*)/.exec(wanted['sc.DistinguishedName'])?.[1]?.replace(/\\(.)/g, '$1') ?? '',
      serial: wanted['sc.StepUpAuthorisation']['sc.Phone']['sc.SerialNumber'],
      documents: InputDocuments.DocumentHash.map((one) => ({ id: one['@ID'], hash: one['dsig.DigestValue'] })),
      asked: 0,
    });
    return wait(responseId, url.origin, !state.isPageLate);
  }

  const wait = (responseId: string, origin: string, isPageShown: boolean): LocalAnswer =>
    respond(MAJOR.pending, {
      OptionalOutputs: {
        'async.ResponseID': responseId,
        'sc.APTransID': `ID-${responseId}`,
        ...(state.means === 'password' &&
          isPageShown && {
            'sc.StepUpAuthorisationInfo': { 'sc.Result': { 'sc.ConsentURL': `${origin}/consent/${responseId}` } },
          }),
      },
    });

  async function goOn(json: unknown, { url }: LocalRequest): Promise<LocalAnswer> {
    const parsed = PendingRequest.safeParse(json);
    if (!parsed.success) return refuse('UnexpectedData', parsed.error.message);
    const { ClaimedIdentity, 'async.ResponseID': responseId } = parsed.data['async.PendingRequest'].OptionalInputs;
    if (ClaimedIdentity.Name !== state.customer) return refuse('UnknownCustomer');
    const job = jobs.get(responseId);
    if (!job) return refuse('UnexpectedData', 'unknown ResponseID');
    job.asked += 1;
    if (state.refusal) return decline(state.refusal);
    if (job.serial !== undefined && job.serial !== state.serial) {
      return decline({ minor: `${STEP_UP}/SerialNumberMismatch` });
    }
    const isConsented = state.means === 'password' ? consented.has(responseId) : job.asked > state.hesitations;
    return isConsented ? await deliver(job) : wait(responseId, url.origin, true);
  }

  function decline({ major = MAJOR.subsystem, subcode, reason, ...result }: AisRefusal): LocalAnswer {
    const info = { 'sc.Result': { 'sc.MobileIDFault': { 'sc.Subcode': subcode, 'sc.Reason': reason } } };
    return respond(
      major,
      subcode === undefined ? {} : { OptionalOutputs: { 'sc.StepUpAuthorisationInfo': info } },
      result,
    );
  }

  async function deliver({ name, documents }: Job): Promise<LocalAnswer> {
    const hashes = documents.map(({ hash }) => hash);
    state.signed.push(...hashes);
    const { messages, ocsps, crls } = await signOnDemand(authority, state.device, { name, hashes });
    const signature = (text: string | undefined) => ({ Base64Signature: { '@Type': 'urn:ietf:rfc:3369', $: text } });
    const several = messages.map((text, index) => ({ '@WhichDocument': documents[index]!.id, ...signature(text) }));
    return respond(MAJOR.success, {
      OptionalOutputs: {
        'sc.APTransID': randomUUID(),
        'sc.RevocationInformation': { 'sc.OCSPs': { 'sc.OCSP': unwrap(ocsps) }, 'sc.CRLs': { 'sc.CRL': unwrap(crls) } },
      },
      SignatureObject:
        documents.length === 1
          ? signature(messages[0])
          : { Other: { 'sc.SignatureObjects': { 'sc.ExtendedSignatureObject': unwrap(several.toReversed()) } } },
    });
  }

  return { ...server, state };
}
