import { noReminders } from './reminder-schedule.ts';
import type { Callback } from './callback-schemas.ts';
import type { RequestsAtRisk } from './list-at-risk.ts';
import type { SignatureRequestPage } from './list-schemas.ts';
import type { NewSendTo, SendTo } from './send-to-schemas.ts';
import type { FormFields } from './form-field-schemas.ts';
import type { RequestField, RequestFields, SavedFile } from './field-schemas.ts';
import type { TeamRequest } from './team-schemas.ts';
import type { FoundPlaceholders } from './placeholder-schemas.ts';
import type {
  Attachment,
  DirectSignatureRequest,
  IdentMethods,
  LockStatus,
  Observer,
  Reminders,
  RequestDocument,
  RequestEvents,
  RequestProgress,
  Signature,
  SignatureProgress,
  SignatureRequest,
} from './schemas.ts';

export const requestId = '0b5c9f0e-6c1a-4c7b-9c5e-2f6d1f0a7b11';
const memberSid = '5d3f6e5a-2b8e-4f0e-8f3b-9a4f6c1d2e33';
const visitorSid = '7e1a4b2c-9d3f-4c5a-8b6e-1f2d3c4b5a66';
const documentId = '3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b22';
const versionId = '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c44';

export const requestDocumentExample: RequestDocument = {
  id: documentId,
  name: 'Lease Bahnhofstrasse 12',
  version_id: versionId,
  page_count: 2,
  size: 48_213,
};

export const attachmentExample: Attachment = {
  attachment_id: '4b3a2918-0f7e-4d6c-8b5a-493827160f5e',
  filename: 'House rules.txt',
  content_type: 'text/plain',
  size: 21,
  has_macros: false,
};

export const signatureExample: Signature = {
  sid: memberSid,
  account_email: 'noemi.frei@example.ch',
  signer_identity_data: {
    email_address: 'noemi.frei@example.ch',
    first_name: 'Noémi',
    last_name: 'Frei',
    mobile_number: null,
    language: 'de',
    identity_reference: null,
    identification_require_evidence: false,
  },
  document_signatures: [
    {
      document_id: documentId,
      visual_signature: { position: { page: '1', x: 72, y: 640, width: 180, height: 84, rotation: 0 } },
    },
  ],
  stated_name: null,
  sequence: 1,
  status_code: 'OPEN',
  notify: true,
  invited_by: 'anna.keller@example.ch',
  signer_group_id: null,
  signer_group_name: null,
  delegated_by: null,
  signing_url: null,
  invited_at: '2026-11-21T08:40:00.000Z',
  reminded_at: null,
  next_reminder_at: null,
  mail_refused_at: null,
  signed_at: null,
  signed_quality: null,
  level_asked: null,
  level_reached: null,
  level_reason: null,
  seal: null,
  decline_reason: null,
};

/** A signer without an account, second in the order, still waiting. */
export const visitorSignatureExample: Signature = {
  ...signatureExample,
  sid: visitorSid,
  account_email: null,
  signer_identity_data: {
    ...signatureExample.signer_identity_data,
    email_address: 'luca.rossi@example.it',
    first_name: 'Luca',
    last_name: 'Rossi',
    language: 'it',
  },
  document_signatures: [{ document_id: documentId, visual_signature: null }],
  sequence: 2,
  status_code: 'WAITING',
  invited_at: null,
};

export const observerExample: Observer = {
  id: '2d4e6f80-1a3c-4b5d-9e7f-8a6b4c2d0e55',
  type: 'USER',
  told: 'INVITATION_AND_END',
  invited_at: '2026-11-21T08:40:00.000Z',
  invited_by: 'anna.keller@example.ch',
  user_info: { id: null, email: 'archive@example.ch' },
};

/** An open request with a member and a visitor, as its owner sees it. */
export const signatureRequestExample: SignatureRequest = {
  id: requestId,
  title: 'Lease Bahnhofstrasse 12',
  message: 'Please sign by Friday.',
  documents: [requestDocumentExample],
  legislation: 'ZERTES',
  quality: 'SES',
  signing_url: `https://sign.example.ch/view/${requestId}`,
  status_overall: 'OPEN',
  long_term: null,
  business_id: '4f3e2d1c-0b2a-4918-8776-6554433221aa',
  signatures: [signatureExample, visitorSignatureExample],
  origin: 'WEB',
  observers: [observerExample],
  expiration_date: null,
  reminders: noReminders,
  attachments: [],
  attach_on_success: [],
  attach_on_success_options: ['SIGNED_DOCUMENT', 'SIGNATURE_PROTOCOL'],
  owner: 'anna.keller@example.ch',
  read_access: ['anna.keller@example.ch', 'noemi.frei@example.ch', 'luca.rossi@example.it', 'archive@example.ch'],
  write_access: ['anna.keller@example.ch'],
  callback_success_url: null,
  callback_error_url: null,
  callback_update_url: null,
  delegation_allowed: true,
  custom: null,
  created_at: '2026-11-21T08:37:13.000Z',
  updated_at: '2026-11-21T08:40:00.000Z',
  owner_name: 'Anna Keller',
  initiated_at: '2026-11-21T08:40:00.000Z',
  ended_at: null,
  kept_until: null,
  correction: null,
  team_inbox: false,
  assignee: null,
  corrected_by: null,
  viewer: {
    role: 'owner',
    sid: null,
    actions: [
      'remove_documents',
      'change_signers',
      'add_observers',
      'remove_observers',
      'withdraw',
      'correct',
      'remind',
      'delete',
    ],
  },
};

/** As a colleague sees it in the team's inbox. */
export const teamRequestExample: TeamRequest = {
  id: requestId,
  title: 'Lease Bahnhofstrasse 12',
  status_overall: 'OPEN',
  owner_name: 'Anna Keller',
  expiration_date: null,
  signed: 0,
  signatures: 1,
  put_at: '2026-11-21T08:40:00.000Z',
  assignee: null,
  is_mine: false,
  is_open_to_me: true,
};

/** The same before it was sent: nobody is invited, everything can change. */
export const draftExample: SignatureRequest = {
  ...signatureRequestExample,
  status_overall: 'DRAFT',
  signatures: [
    { ...signatureExample, status_code: 'WAITING', invited_at: null },
    { ...visitorSignatureExample, status_code: 'WAITING' },
  ],
  observers: [{ ...observerExample, invited_at: null }],
  updated_at: '2026-11-21T08:38:00.000Z',
  initiated_at: null,
  viewer: {
    role: 'owner',
    sid: null,
    actions: [
      'edit',
      'add_documents',
      'remove_documents',
      'change_signers',
      'add_observers',
      'remove_observers',
      'initiate',
      'delete',
    ],
  },
};

const correctedId = '6a5b4c3d-2e1f-4a0b-9c8d-7e6f5a4b3c77';

/** A corrected version that is not sent yet. */
export const correctionExample: SignatureRequest = {
  ...draftExample,
  correction: {
    of: correctedId,
    reason: 'The rent was wrong.',
    changed: [],
    documents_added: [],
    documents_removed: [],
    documents_replaced: [],
    signers_added: [],
    signers_removed: [],
    asked_again: [],
  },
};

/** As its first signer, a visitor, sees it. */
export const directSignatureRequestExample: DirectSignatureRequest = {
  ...signatureRequestExample,
  signatures: [
    { ...visitorSignatureExample, sequence: -1, status_code: 'OPEN', invited_at: '2026-11-21T08:40:00.000Z' },
  ],
  viewer: { role: 'signer', sid: visitorSid, actions: ['sign', 'decline'] },
  document_token: `${visitorSid}.1795254000.qk1Jx0mU4Xv9o2cZ8wS5tA7bD3eF6gH1iJ0kL9mN8oP`,
  document_token_expires_at: '2026-11-21T09:40:00.000Z',
};

export const requestProgressExample: RequestProgress = {
  id: requestId,
  status_overall: 'OPEN',
  long_term: null,
  updated_at: '2026-11-21T08:40:00.000Z',
  signatures: [
    { sid: memberSid, status_code: 'OPEN', level_reached: null },
    { sid: visitorSid, status_code: 'WAITING', level_reached: null },
  ],
};

export const requestEventsExample: RequestEvents = {
  events: [
    {
      seq: 1,
      name: 'CREATED',
      at: '2026-11-21T08:37:13.000Z',
      actor: { type: 'member', email: 'anna.keller@example.ch', first_name: 'Anna', last_name: 'Keller' },
      message: null,
      sid: null,
      seal: null,
      people: [],
      documents: [],
      expiration_date: null,
    },
  ],
};

/** What the signer of an account fills in, before that. */
export const requestFieldExample: RequestField = {
  id: '7d0e6a52-0c53-4a53-9d5d-5a0f6f0f2a11',
  document_id: requestDocumentExample.id,
  sid: memberSid,
  kind: 'text',
  label: 'Company',
  required: true,
  rules: { max_length: 80 },
  default_value: '',
  position: { page: '0', x: 72, y: 320, width: 200, height: 22 },
  condition: null,
};
export const requestFieldsExample: RequestFields = {
  fields: [{ ...requestFieldExample, value: '' }],
  sid: requestFieldExample.sid,
  initials: 'BH',
  revision: '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',
};
export const savedFileExample: SavedFile = {
  value: 'Payslip.txt (SHA-256 6070c05d7dc37a0404957382f7e05dc50985769892ce309a52aa5b757fa56a6e)',
  faults: [],
};
export const formFieldsExample: FormFields = {
  fields: [
    {
      id: `${requestDocumentExample.version_id}.0`,
      document_id: requestDocumentExample.id,
      name: 'company',
      kind: 'text',
      label: 'Company of the tenant',
      required: true,
      rules: {},
      position: { page: '0', x: 60, y: 122, width: 200, height: 20 },
      value: '',
    },
  ],
  left: [{ document_id: requestDocumentExample.id, name: 'secret', reason: 'PASSWORD' }],
};
export const foundPlaceholdersExample: FoundPlaceholders = {
  placeholders: [
    {
      id: `${requestDocumentExample.version_id}.0.0`,
      document_id: requestDocumentExample.id,
      word: '{{sign:Tenant}}',
      kind: 'signature',
      role: 'Tenant',
      label: '',
      choices: [],
      position: { page: '0', x: 72, y: 74.3, width: 157.46, height: 50 },
      doubts: [],
    },
  ],
  is_more: false,
  documents: [{ document_id: requestDocumentExample.id, state: 'SEARCHED', pages_without_text: [] }],
};
export const lockStatusExample: LockStatus = {
  locked: true,
  locked_until: '2026-11-21T08:41:00.000Z',
  locked_by: 'Luca Rossi',
  locked_since: '2026-11-21T08:40:00.000Z',
};
export const signatureProgressExample: SignatureProgress = {
  sid: memberSid,
  status_code: 'OPEN',
  step_until: null,
};
export const identMethodsExample: IdentMethods = {
  sid: memberSid,
  quality: 'QES',
  legislation: 'ZERTES',
  is_needed: true,
  is_known: false,
  held: 'ses',
  provider: null,
  methods: ['video'],
};
export const remindersExample: Reminders = { reminded: [memberSid] };

export const requestsAtRiskExample: RequestsAtRisk = {
  total: 1,
  requests: [
    {
      id: requestId,
      title: 'Lease Bahnhofstrasse 12',
      expiration_date: null,
      missing: 1,
      reasons: ['QUESTION'],
      questions: 1,
      refused: [],
    },
  ],
};

export const signatureRequestPageExample: SignatureRequestPage = {
  total_pages: 1,
  total_items: 1,
  current_page: 1,
  size: 25,
  signature_requests: [
    {
      id: requestId,
      title: 'Lease Bahnhofstrasse 12',
      status_overall: 'OPEN',
      quality: 'SES',
      legislation: 'ZERTES',
      owner: 'anna.keller@example.ch',
      owner_name: 'Anna Keller',
      document_count: 1,
      signatures: [
        {
          sid: memberSid,
          email: 'noemi.frei@example.ch',
          first_name: 'Noémi',
          last_name: 'Frei',
          status_code: 'OPEN',
          seal: null,
        },
        {
          sid: visitorSid,
          email: 'luca.rossi@example.it',
          first_name: 'Luca',
          last_name: 'Rossi',
          status_code: 'WAITING',
          seal: null,
        },
      ],
      observer_count: 1,
      expiration_date: null,
      created_at: '2026-11-21T08:37:13.000Z',
      updated_at: '2026-11-21T08:40:00.000Z',
      viewer: signatureRequestExample.viewer,
    },
  ],
  counts: { inbox: 1, drafts: 0, to_sign: 0, sent: 1 },
};

export const newSendToExample: NewSendTo = {
  id: 'c4d5e6f7-1a2b-4c3d-8e4f-5a6b7c8d9e0f',
  url: 'http://localhost:3000/sendto/c4d5e6f7-1a2b-4c3d-8e4f-5a6b7c8d9e0f',
  access_code: 'K7PQ2-XM4DT',
  claimable_until: '2026-11-22T08:37:13.000Z',
};

/** As a stranger sees it who was given the address. */
export const sendToExample: SendTo = {
  id: newSendToExample.id,
  status: 'UNCLAIMED',
  claimable_until: newSendToExample.claimable_until,
  maker_name: 'Anna Keller',
  viewer: 'STRANGER',
  title: null,
  owner_name: null,
  request_id: null,
  signers: [],
};

export const callbackExample: Callback = {
  id: 'e6f7a8b9-3c4d-4e5f-8a6b-7c8d9e0f1a2b',
  signature_request_id: requestId,
  type: 'UPDATE',
  state: 'OPEN',
  url: 'https://programs.example.ch/hooks/4c1f?sid=5d3f6e5a-2b8e-4f0e-8f3b-9a4f6c1d2e33',
  attempts: 1,
  messages: ['answered 503'],
  owner: 'anna.keller@example.ch',
  created_at: '2026-11-21T08:37:13.000Z',
  updated_at: '2026-11-21T08:37:13.000Z',
};
