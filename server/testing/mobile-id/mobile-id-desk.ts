import { randomBytes } from 'node:crypto';
import type { MobileIdDevice } from '@sigillum/engine/testing/mobile-id-device';
import {
  type ApInfo,
  faultTexts,
  fitsPhone,
  ProfileRequest,
  SignRequest,
  StatusRequest,
} from './mobile-id-requests.ts';
import { type PhoneAnswer, type Phones, succeedsAlone } from './mobile-id-phones.ts';

/** What a test may turn. */
export interface MobileIdTwinState {
  /** How often a test number that succeeds by itself says that it is still waiting. */
  hesitation: number;
  isAway: boolean;
  /** The phone is asked, and the answer to us is lost. */
  losesAnswers: boolean;
  /** Another text is signed than the one that was asked for. */
  signsOtherText: boolean;
  /** The answer is about another number. */
  answersForOther: boolean;
}

/** A question on a phone. */
export interface PhoneQuestion {
  transaction: string;
  reference: string;
  msisdn: string;
  text: string;
  until: Date;
  looks: number;
  answer: PhoneAnswer | 'replaced' | undefined;
}

interface DeskOptions {
  apId: string;
  prefix: string;
  phones: Phones;
  device: MobileIdDevice;
  state: MobileIdTwinState;
  now: () => Date;
}

/** A refusal by its code in the published table. */
class Fault extends Error {
  readonly code: string;
  readonly detail: string | undefined;
  constructor(code: string, detail?: string) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/** Seconds that the app waits; the SIM card waits as long as it was asked to. */
const appSeconds = 40;
/** How far a clock may be off, in milliseconds. */
const tolerance = 5 * 60_000;
const profiles = { sim: 'http://mid.swisscom.ch/STK-LoA4', app: 'http://mid.swisscom.ch/Device-LoA4' } as const;

/** What Mobile ID does with what it is asked, as its reference guide tells. */
export function openMobileIdDesk({ apId, prefix, phones, device, state, now }: DeskOptions) {
  const questions = new Map<string, PhoneQuestion>();
  const seen = new Set<string>();

  const head = ({ AP_ID, AP_TransID, Instant }: ApInfo) => ({
    AP_Info: { AP_ID, AP_TransID, Instant },
    MSSP_Info: { Instant: now().toISOString(), MSSP_ID: { URI: 'http://mid.swisscom.ch/' } },
  });
  const status = (code: string, message: string) => ({ StatusCode: { Value: code }, StatusMessage: message });

  function read<T>(
    schema: { safeParse(given: unknown): { data?: T; error?: { issues: { path: PropertyKey[] }[] } } },
    given: unknown,
  ): T {
    const { data, error } = schema.safeParse(given);
    if (data) return data;
    const where = error!.issues[0]?.path.map(String) ?? [];
    throw new Fault(where.some((name) => name.endsWith('Version')) ? '108' : '101', where.join('.'));
  }
  function admit(asker: ApInfo): void {
    if (asker.AP_ID !== apId) throw new Fault('104');
    if (Math.abs(Date.parse(asker.Instant) - now().getTime()) > tolerance) throw new Fault('101', 'Illegal Instant');
    const once = `${asker.AP_TransID} ${asker.Instant}`;
    if (seen.has(once)) throw new Fault('101', 'Duplicate transaction');
    seen.add(once);
  }
  /** The number, unless it is one of those that raise a fault. */
  function admitNumber(given: string): string {
    const msisdn = given.replace(/^\+/, '');
    if (msisdn === '41000000000') throw new Fault('101', 'Illegal msisdn');
    const [, code = ''] = /^41000092(\d{3})$/.exec(msisdn) ?? [];
    if (code in faultTexts) throw new Fault(code);
    return msisdn;
  }
  const listOpen = (msisdn: string) =>
    [...questions.values()].filter((one) => one.msisdn === msisdn && !one.answer && one.until > now());

  function sign(given: unknown): object {
    const { MSS_SignatureReq: asked } = read(SignRequest, given);
    admit(asked.AP_Info);
    const msisdn = admitNumber(asked.MobileUser.MSISDN);
    const { Data: text } = asked.DataToBeSigned;
    if (!text.startsWith(prefix)) throw new Fault('107');
    if (!fitsPhone(text)) throw new Fault('103');
    if (asked.SignatureProfile !== 'http://mid.swisscom.ch/Any-LoA4' || asked.MessagingMode !== 'asynch')
      throw new Fault('109');
    const phone = phones.find(msisdn);
    if (phone.method === 'none') throw new Fault('105');
    if (phone.isBlocked && phone.method === 'sim') throw new Fault('402');
    const open = listOpen(msisdn);
    if (open.length > 0 && phone.method === 'sim') throw new Fault('406');
    for (const one of open) one.answer = 'replaced';
    const seconds = phone.method === 'app' ? Math.min(appSeconds, Number(asked.TimeOut)) : Number(asked.TimeOut);
    const question: PhoneQuestion = {
      transaction: `h${randomBytes(6).toString('hex')}`,
      reference: asked.AP_Info.AP_TransID,
      ...{ msisdn, text, looks: 0, until: new Date(now().getTime() + seconds * 1000) },
      answer: undefined,
    };
    questions.set(question.transaction, question);
    return {
      MSS_SignatureResp: {
        ...head(asked.AP_Info),
        MSSP_TransID: question.transaction,
        MajorVersion: '1',
        MinorVersion: '1',
        MobileUser: { MSISDN: asked.MobileUser.MSISDN },
        SignatureProfile: profiles[phone.method],
        Status: status('100', 'REQUEST_OK'),
      },
    };
  }

  async function look(given: unknown): Promise<object> {
    const { MSS_StatusReq: asked } = read(StatusRequest, given);
    admit(asked.AP_Info);
    const question = questions.get(asked.MSSP_TransID);
    if (question?.reference !== asked.AP_Info.AP_TransID) throw new Fault('101', 'Unknown transaction');
    question.looks += 1;
    if (!question.answer && succeedsAlone(question.msisdn) && question.looks > state.hesitation)
      question.answer = 'confirm';
    const head500 = { ...head(asked.AP_Info), MajorVersion: '1', MinorVersion: '1' };
    if (question.answer === 'decline' || question.answer === 'replaced') throw new Fault('401');
    if (question.answer === 'wrong_pin') throw new Fault('402');
    if (question.answer === 'late' || (!question.answer && question.until <= now())) throw new Fault('208');
    const user = { MobileUser: { MSISDN: `+${state.answersForOther ? '41790000000' : question.msisdn}` } };
    if (!question.answer)
      return { MSS_StatusResp: { ...head500, ...user, Status: status('504', 'OUTSTANDING_TRANSACTION') } };
    const phone = phones.find(question.msisdn);
    const signature = await device.sign({
      serial: phones.writeSerial(phone),
      key: phones.findKey(phone),
      text: state.signsOtherText ? `${prefix}something else` : question.text,
    });
    return {
      MSS_StatusResp: {
        ...head500,
        ...user,
        MSS_Signature: { Base64Signature: Buffer.from(signature).toString('base64') },
        Status: status('500', 'SIGNATURE'),
      },
    };
  }

  function describe(given: unknown): object {
    const { MSS_ProfileReq: asked } = read(ProfileRequest, given);
    admit(asked.AP_Info);
    const phone = phones.find(admitNumber(asked.MobileUser.MSISDN));
    if (phone.method === 'none') throw new Fault('105');
    const active = { State: 'ACTIVE', PinStatus: { Blocked: phone.isBlocked } };
    return {
      MSS_ProfileResp: {
        ...head(asked.AP_Info),
        MajorVersion: '2',
        MinorVersion: '0',
        SignatureProfile: [profiles[phone.method]],
        Status: {
          ...status('100', 'REQUEST_OK'),
          StatusDetail: {
            ProfileQueryExtension: {
              MobileUser: { AutoActivation: false, RecoveryCodeCreated: true },
              Sscds: phone.method === 'sim' ? { App: [], Sim: active } : { App: [active] },
            },
          },
        },
      },
    };
  }

  const services: Readonly<Record<string, (given: unknown) => object | Promise<object>>> = {
    '/rest/service/sign': sign,
    '/rest/service/status': look,
    '/rest/service/profile': describe,
  };

  return {
    listOpen,
    questions,
    /** Answers one call: the HTTP status and what goes with it. */
    async answer(path: string, body: string): Promise<{ status: number; body: object }> {
      const service = services[path];
      if (!service) return { status: 404, body: {} };
      try {
        return { status: 200, body: await service(JSON.parse(body)) };
      } catch (error) {
        if (error instanceof Fault) return { status: 500, body: describeFault(error.code, error.detail) };
        if (error instanceof SyntaxError) return { status: 500, body: describeFault('101', 'no JSON') };
        throw error;
      }
    },
    /** Somebody answers on the phone. */
    answerOnPhone(transaction: string, given: PhoneAnswer): void {
      const question = questions.get(transaction);
      if (!question || question.answer || question.until <= now()) return;
      question.answer = given;
      if (given === 'wrong_pin') phones.put({ ...phones.find(question.msisdn), isBlocked: true });
    },
  };
}

export function describeFault(code: string, detail?: string): object {
  const [reason, usual] = faultTexts[code]!;
  return {
    Fault: {
      Code: {
        SubCode: { Value: `_${code}`, ValueNs: 'http://uri.etsi.org/TS102204/v1.1.2#' },
        Value: Number(code) < 200 ? 'Sender' : 'Receiver',
        ValueNs: 'http://www.w3.org/2003/05/soap-envelope',
      },
      Detail: detail ?? usual,
      Reason: reason,
    },
  };
}
