import type { Language } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';
import type { MobileIdQuestion } from './mobile-id.ts';

/** Who asks, by contract with Mobile ID. */
interface Asker {
  /** AP_ID. */
  id: string;
  now: Date;
}

/** Either the SIM card or the app, whichever the person has (the SIM card where both). */
const profileUri = 'http://mid.swisscom.ch/Any-LoA4';
const languageService = 'http://mss.ficom.fi/TS102204/v1.0.0#userLang';
/** Seconds that the SIM card waits; the app takes 40 at most. */
export const answerSeconds = 80;

/** AP_ID, AP_TransID and Instant together are never the same twice. */
const head = ({ id, now }: Asker, reference: string) => ({
  AP_Info: { AP_ID: id, AP_PWD: 'not-needed', AP_TransID: reference, Instant: now.toISOString() },
  MSSP_Info: { MSSP_ID: { URI: 'http://mid.swisscom.ch/' } },
});

/** Asks on the phone; the answer comes with `writeStatus`. */
export const writeSign = (asker: Asker, { reference, mobile, text }: MobileIdQuestion, language: Language) => ({
  MSS_SignatureReq: {
    ...head(asker, reference),
    MajorVersion: '1',
    MinorVersion: '2',
    MessagingMode: 'asynch',
    MobileUser: { MSISDN: `+${mobile}` },
    DataToBeSigned: { Data: text, Encoding: 'UTF-8', MimeType: 'text/plain' },
    SignatureProfile: profileUri,
    AdditionalServices: [{ Description: languageService, UserLang: { Value: language.toUpperCase() } }],
    TimeOut: String(answerSeconds),
  },
});
export const writeStatus = (asker: Asker, reference: string, transaction: string) => ({
  MSS_StatusReq: { ...head(asker, reference), MajorVersion: '1', MinorVersion: '1', MSSP_TransID: transaction },
});
export const writeProfile = (asker: Asker, reference: string, mobile: string) => ({
  MSS_ProfileReq: {
    ...head(asker, reference),
    MajorVersion: '2',
    MinorVersion: '0',
    MobileUser: { MSISDN: `+${mobile}` },
    Params: 'sscds state pinstatus rcstatus',
  },
});

const Status = z.object({ StatusCode: z.object({ Value: z.string() }), StatusMessage: z.string().optional() });
const Echo = z.object({ AP_TransID: z.string() });
/** The guide shows both forms. */
const User = z
  .union([z.object({ MSISDN: z.string() }), z.string()])
  .transform((user) => (typeof user === 'string' ? user : user.MSISDN).replace(/^\+/, ''));

export const SignAnswer = z.object({
  MSS_SignatureResp: z.object({
    AP_Info: Echo,
    MobileUser: User,
    MSSP_TransID: z.string().min(1),
    SignatureProfile: z.string().optional(),
    Status,
  }),
});
export const StatusAnswer = z.object({
  MSS_StatusResp: z.object({
    AP_Info: Echo,
    MobileUser: User.optional(),
    Status,
    MSS_Signature: z.object({ Base64Signature: z.base64() }).optional(),
  }),
});
const Sscd = z.object({
  State: z.string().optional(),
  PinStatus: z.object({ Blocked: z.boolean() }).optional(),
});
export const ProfileAnswer = z.object({
  MSS_ProfileResp: z.object({
    AP_Info: Echo,
    Status: Status.extend({
      StatusDetail: z
        .object({
          ProfileQueryExtension: z.object({
            MobileUser: z.object({ RecoveryCodeCreated: z.boolean().optional() }).optional(),
            Sscds: z.object({ App: z.array(Sscd).optional(), Sim: Sscd.optional() }).optional(),
          }),
        })
        .optional(),
    }),
  }),
});
/** Comes with HTTP 500. */
export const FaultAnswer = z.object({
  Fault: z.object({
    Code: z.object({ SubCode: z.object({ Value: z.string().regex(/^_\d{3}$/) }) }),
    Reason: z.string().optional(),
    Detail: z.string().optional(),
  }),
});
