import { X509Certificate } from 'node:crypto';
import { ExternalError, sendExternally, type ExternalRequest } from '@sigillum/engine/trust/external';
import { judgeEnclosed } from '@sigillum/engine/verifier/enclosed';
import type * as z from 'zod';
import { MobileIdError, type MobileId, type MobileIdAnswer, type MobileIdQuestion } from './mobile-id.ts';
import { judgeFault } from './mobile-id-faults.ts';
import * as messages from './mobile-id-messages.ts';
import type { MobileIdSettings } from './mobile-id-settings.ts';

export interface MobileIdOptions extends MobileIdSettings {
  clock: () => Date;
  isLocal?: boolean;
  /** PEM, for a stand-in whose address nobody vouches for; undefined: the usual roots. */
  serverCertificate?: string;
  writePhoneUrl?: (mobile: string) => string;
}

/** The guide’s advice for everything that does not wait for a person. */
const timeoutMs = 10_000;
/** A signature with its chain has some kilobytes. */
const maxBytes = 256 * 1024;

/** The adapter of Mobile ID: its REST interface, asynchronous, by mutual TLS. */
export function makeMobileId(options: MobileIdOptions): MobileId {
  const {
    url,
    apId,
    prefix,
    certificate,
    key,
    roots,
    clock,
    isLocal = false,
    serverCertificate,
    writePhoneUrl,
  } = options;
  const tls: ExternalRequest['tls'] = { cert: certificate, key, ...(serverCertificate && { ca: serverCertificate }) };
  const asker = () => ({ id: apId, now: clock() });

  async function call<T>(service: 'sign' | 'status' | 'profile', body: object, answers: z.ZodType<T>): Promise<T> {
    const { status, body: bytes } = await sendExternally({
      url: `${url}/rest/service/${service}`,
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json;charset=UTF-8' },
      body: JSON.stringify(body),
      ...{ tls, timeoutMs, maxBytes },
    }).catch((cause: unknown) => {
      const word = cause instanceof ExternalError ? cause.fault : 'no answer';
      throw new MobileIdError('unavailable', word, { cause });
    });
    const json = readJson(bytes);
    if (status !== 200) throw readFault(status, json);
    const { data, error } = answers.safeParse(json);
    if (data) return data;
    throw new MobileIdError('unavailable', `the answer lacks ${error!.issues[0]?.path.join('.') ?? 'everything'}`);
  }

  function judge(question: MobileIdQuestion, signature: string): MobileIdAnswer {
    const content = Buffer.from(question.text, 'utf8');
    const message = Buffer.from(signature, 'base64');
    const verdict = judgeEnclosed(message, { content, roots, at: clock() });
    if ('fault' in verdict) throw new MobileIdError('invalid', verdict.fault);
    const serial = readSubjectSerial(verdict.certificate);
    if (serial === undefined) throw new MobileIdError('invalid', 'the certificate names no Mobile ID');
    return { serial, message };
  }

  return {
    isLocal,
    prefix,
    ...(writePhoneUrl && { writePhoneUrl }),

    async readProfile(reference, mobile) {
      const { MSS_ProfileResp: answer } = await call(
        'profile',
        messages.writeProfile(asker(), reference, mobile),
        messages.ProfileAnswer,
      );
      demandEcho(answer.AP_Info.AP_TransID, reference);
      const extension = answer.Status.StatusDetail?.ProfileQueryExtension;
      const { App: apps = [], Sim: sim } = extension?.Sscds ?? {};
      if (sim?.State === 'ACTIVE' && sim.PinStatus?.Blocked && !apps.some(({ State }) => State === 'ACTIVE'))
        throw new MobileIdError('pin_blocked', 'the PIN of the SIM card is blocked');
      return {
        methods: [
          ...(sim?.State === 'ACTIVE' ? (['sim'] as const) : []),
          ...(apps.some(({ State }) => State === 'ACTIVE') ? (['app'] as const) : []),
        ],
        hasRecoveryCode: extension?.MobileUser?.RecoveryCodeCreated ?? false,
      };
    },

    async ask(question, language) {
      const { MSS_SignatureResp: answer } = await call(
        'sign',
        messages.writeSign(asker(), question, language),
        messages.SignAnswer,
      );
      demandEcho(answer.AP_Info.AP_TransID, question.reference);
      demandEcho(answer.MobileUser, question.mobile);
      const { Value: code } = answer.Status.StatusCode;
      if (code !== '100') throw new MobileIdError(judgeFault(code, ''), `status ${code}`);
      const isApp = answer.SignatureProfile?.endsWith('/Device-LoA4') ?? false;
      return { transaction: answer.MSSP_TransID, method: isApp ? 'app' : 'sim' };
    },

    async look(question, transaction) {
      const { MSS_StatusResp: answer } = await call(
        'status',
        messages.writeStatus(asker(), question.reference, transaction),
        messages.StatusAnswer,
      );
      demandEcho(answer.AP_Info.AP_TransID, question.reference);
      if (answer.MobileUser !== undefined) demandEcho(answer.MobileUser, question.mobile);
      const { Value: code } = answer.Status.StatusCode;
      if (code === '504') return undefined;
      if (code !== '500' && code !== '502') throw new MobileIdError(judgeFault(code, ''), `status ${code}`);
      const signature = answer.MSS_Signature?.Base64Signature;
      if (signature === undefined) throw new MobileIdError('invalid', 'the answer holds no signature');
      return judge(question, signature);
    },
  };
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function readFault(status: number, json: unknown): MobileIdError {
  const { data } = messages.FaultAnswer.safeParse(json);
  if (!data) return new MobileIdError('unavailable', `HTTP ${status}`);
  const { Code, Reason = '', Detail = '' } = data.Fault;
  const code = Code.SubCode.Value.slice(1);
  return new MobileIdError(judgeFault(code, Detail), [code, Reason, Detail].filter(Boolean).join(' ').slice(0, 200));
}

/** What was asked and what is answered must be the same. */
function demandEcho(given: string, expected: string): void {
  if (given !== expected) throw new MobileIdError('invalid', 'the answer is about something else');
}

/** `serialNumber` of the subject, such as MIDCHE…; it names the person’s Mobile ID. */
function readSubjectSerial(certificate: Uint8Array): string | undefined {
  const { subject } = new X509Certificate(certificate);
  return /^serialNumber=(MID[A-Z0-9]{4,40})$/im.exec(subject)?.[1]?.toUpperCase();
}
