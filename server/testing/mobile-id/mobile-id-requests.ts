import * as z from 'zod';

/** What the twin is asked, as the published OpenAPI description has it; an unknown field is an error. */
const ApInfo = z.strictObject({
  AP_ID: z.string().min(1),
  AP_PWD: z.string().optional(),
  AP_TransID: z.string().regex(/^[A-Za-z_][\w.-]{0,63}$/),
  Instant: z.iso.datetime({ offset: true }),
});
const MsspInfo = z.strictObject({ MSSP_ID: z.strictObject({ URI: z.literal('http://mid.swisscom.ch/') }) });
const MobileUser = z.strictObject({ MSISDN: z.string().regex(/^\+?\d{8,15}$/) });
const UserLang = z.strictObject({
  Description: z.literal('http://mss.ficom.fi/TS102204/v1.0.0#userLang'),
  UserLang: z.strictObject({ Value: z.enum(['EN', 'DE', 'FR', 'IT']) }),
});

export const SignRequest = z.strictObject({
  MSS_SignatureReq: z.strictObject({
    AP_Info: ApInfo,
    MSSP_Info: MsspInfo,
    MajorVersion: z.literal('1'),
    MinorVersion: z.literal('2'),
    MobileUser,
    MessagingMode: z.enum(['asynch', 'synch']),
    SignatureProfile: z.string(),
    TimeOut: z.string().regex(/^\d{1,3}$/),
    DataToBeSigned: z.strictObject({
      MimeType: z.literal('text/plain'),
      Encoding: z.literal('UTF-8'),
      Data: z.string().min(1),
    }),
    AdditionalServices: z.array(UserLang).length(1),
  }),
});
export const StatusRequest = z.strictObject({
  MSS_StatusReq: z.strictObject({
    AP_Info: ApInfo,
    MSSP_Info: MsspInfo,
    MajorVersion: z.literal('1'),
    MinorVersion: z.literal('1'),
    MSSP_TransID: z.string().min(1),
  }),
});
export const ProfileRequest = z.strictObject({
  MSS_ProfileReq: z.strictObject({
    AP_Info: ApInfo,
    MSSP_Info: MsspInfo,
    MajorVersion: z.literal('2'),
    MinorVersion: z.literal('0'),
    Params: z.string().regex(/^(?:(?:sscds|state|certs|pinstatus|rcstatus|aastatus|carddetails)(?: |$))+$/),
    MobileUser,
  }),
});
export type ApInfo = z.infer<typeof ApInfo>;

/** Reasons and details of the published table. */
export const faultTexts: Readonly<Record<string, readonly [reason: string, detail: string]>> = {
  101: ['WRONG_PARAM', 'Error among the arguments of the request'],
  102: ['MISSING_PARAM', 'An argument in the request is missing'],
  103: ['WRONG_DATA_LENGTH', 'The DataToBeSigned are too large.'],
  104: ['UNAUTHORIZED_ACCESS', 'The AP is unknown, or the client authentication failed.'],
  105: ['UNKNOWN_CLIENT', 'MSISDN is unknown'],
  107: ['INAPPROPRIATE_DATA', 'DTBD matching failed'],
  108: ['INCOMPATIBLE_INTERFACE', 'The minor version and/or major version parameters are inappropriate.'],
  109: ['UNSUPPORTED_PROFILE', 'The user does not support this Mobile Signature Profile'],
  208: ['EXPIRED_TRANSACTION', 'Transaction Expiry date has been reached or Time out has lapsed.'],
  209: ['OTA_ERROR', 'The MSSP has not succeeded to contact the end-user’s mobile equipment'],
  401: ['USER_CANCEL', 'User cancelled the request'],
  402: ['PIN_NR_BLOCKED', 'PIN of the mobile user is blocked'],
  403: ['CARD_BLOCKED', 'Mobile user account has state INACTIVE or no SIM assigned'],
  404: ['NO_KEY_FOUND', 'Mobile user account needs to be activated'],
  406: ['PB_SIGNATURE_PROCESS', 'Signature request already in progress.'],
  422: ['NO_CERT_FOUND', 'Certificate is expired'],
  900: ['INTERNAL_ERROR', 'Unknown Error'],
};

/** The characters of SIM cards (GSM 03.38); others halve what fits. */
const gsm = /^[A-Za-z0-9 \r\n@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà^{}\\[~\]|€]*$/;
export const fitsPhone = (text: string): boolean => text.length <= (gsm.test(text) ? 239 : 119);
