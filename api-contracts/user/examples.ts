import type { EidData } from './eid-data.ts';
import type { DirectUser, PhoneVerification, Session, SignatureQualities, User } from './schemas.ts';

export const signatureQualitiesExample: SignatureQualities = {
  qes: { zertes: null, eidas: null },
  aes_minimal: { zertes: null, eidas: null },
  aes: { any: null },
  ses: { any: { quality: 'SES', provider: 'SIGILLUM', legislation: 'UNDEFINED' } },
  demo: { any: { quality: 'DEMO', provider: 'SIGILLUM', legislation: 'UNDEFINED' } },
  part11: { any: { quality: 'PART11', provider: 'SIGILLUM', legislation: 'UNDEFINED' } },
  seal: { aes: {}, qes: {} },
};

/** A document as its person writes it down. */
export const eidDataExample: EidData = {
  givenNames: 'Anna',
  familyName: 'Keller',
  birthDate: '1985-04-03',
  nationality: 'CH',
  documentType: 'passport',
  documentNumber: 'S0A00A00',
  documentExpiry: '2031-11-22',
};

const { qes, aes, ses, seal, aes_minimal: aesMinimal } = signatureQualitiesExample;
const visualSignatures = {
  claim: { canUpdate: true, defaultValue: true },
  date: { canUpdate: true, defaultValue: true },
  std: { canUpdate: true, defaultValue: true },
};

/** A plain account: signs what it is invited to. */
export const userExample: User = {
  id: '5f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a80',
  email: 'nora.keller@example.ch',
  emailVerified: true,
  firstName: 'Nora',
  lastName: 'Keller',
  lang: 'de',
  mobile: null,
  gtc: true,
  hasSso: false,
  celloUCC: null,
  roles: ['user'],
  business: null,
  businessInvitation: null,
  membershipEnd: null,
  revocableBusiness: null,
  phoneVerification: null,
  emailChange: null,
  attributes: {
    lang: 'de',
    mobile: null,
    emailNotificationLevel: 'ALL',
    defaultLegislation: 'ZERTES',
    defaultQuality: 'SES',
    p11SigningName: null,
    p11SigningReason: null,
    frontendVersion: null,
    celloUcc: null,
    signerIdentityEmail: null,
    immutableEidFields: [],
    acceptedGtc: true,
    acceptedBusinessInvite: true,
    removedFromBusiness: false,
    businessDeleted: false,
    weakPassword: false,
    ssoSetupPending: false,
    freeAccountType: 'free_v1',
  },
  planChange: null,
  signatureQualities: { ses, aes, aesMinimal, qes, seal },
  highestQuality: { any: 'ses', zertes: 'ses', eidas: 'ses' },
  permissions: {
    visualSignatures,
    upload: { isAllowed: false, reason: 'error.business.upload_not_allowed', convertible: [] },
  },
  groupInfo: { groupVersions: [], groups: [] },
  createdAt: '2026-11-21T08:37:13.000Z',
};

/** The administrator of a business in its trial. */
export const adminExample: User = {
  ...userExample,
  roles: ['user', 'member', 'admin'],
  business: {
    id: '0b9d3c52-6e0f-4a6b-8a57-3f1c2d9e4b11',
    name: 'Keller Architektur AG',
    role: 'admin',
    paymentMethod: 'TRIALING',
    trialEndsAt: '2026-12-05T08:37:13.000Z',
    contacts: [],
    supportContact: { email: null, phone: null },
  },
  attributes: { ...userExample.attributes, freeAccountType: null },
  permissions: { visualSignatures, upload: { isAllowed: true, reason: null, convertible: [] } },
};

/** A visitor whose names the inviter gave. */
export const directUserExample: DirectUser = {
  id: '2c7f9a10-3b5d-4e8f-9012-a3b4c5d6e7f8',
  signatureRequestId: '9d8c7b6a-5f4e-4d3c-8b2a-1f0e9d8c7b6a',
  email: 'luca.rossi@example.ch',
  emailVerified: false,
  firstName: 'Luca',
  lastName: 'Rossi',
  invitedName: 'Luca Rossi',
  mobile: null,
  lang: 'it',
  signatureQualities: userExample.signatureQualities,
  permissions: { visualSignatures },
};

/** A number that waits for its code. */
export const phoneVerificationExample: PhoneVerification = {
  id: '3e1b7c52-9d4a-4f60-8a17-5b2c6d7e8f90',
  mobile: '41791234567',
  expiresAt: '2026-11-21T08:47:13.000Z',
  resendAt: '2026-11-21T08:37:43.000Z',
};

export const sessionExample: Session = {
  id: '7a4d2f18-6c3b-4e95-b0a1-2d3e4f5a6b7c',
  isCurrent: true,
  createdAt: '2026-11-21T08:37:13.000Z',
  expiresAt: '2026-11-22T08:37:13.000Z',
  ip: '192.0.2.7',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
};
