import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { AccountEventName } from '@sigillum/api-contracts/two-step/schemas.ts';

/** What each mail says beyond its fixed texts. Texts that people entered may hold anything: rendering cleans them. */
export type MailValues = {
  /** Tells the owner of an account what has been changed about its safety; `detail` names the passkey. */
  'safety-changed': { change: AccountEventName; happenedAt: Date; ip?: string; detail?: string; url: string };
  /** Proves an address before an account is made. */
  'confirm-email': { url: string; expiresAt: Date };
  /** Somebody registered with an address that has an account: only its owner may learn that. */
  'account-exists': { url: string; askedAt: Date };
  /** Sets a new password, once. */
  'password-reset': { url: string; expiresAt: Date };
  /** Somebody wanted a new password for an address that has no account: only its owner may learn that. `url` is the sign-up. */
  'no-account': { url: string; email: string; askedAt: Date };
  /** Tells the person that the password was changed, and by `url` what to do if somebody else did it. */
  'password-changed': { url: string; changedAt: Date };
  /** Proves the address that a person with an account wants instead of the old one. */
  'confirm-new-email': { url: string; expiresAt: Date };
  /** Somebody wants to change to an address that has an account: only its owner may learn that. */
  'email-taken': { url: string };
  /** To the old address: somebody has asked for another, `email`. */
  'email-change-asked': { email: string; url: string };
  /** To the old address: the account has `email` now. */
  'email-changed': { email: string };
  invitation: Request & {
    url: string;
    senderName: string;
    message?: string;
    /** `writer`: a colleague, who may do what the sender may. */
    role: 'signer' | 'observer' | 'writer';
    expiresAt?: Date;
    /** Who was to sign and has handed the signature on, and why. */
    delegatorName?: string;
    delegationMessage?: string;
    /** It takes the place of a request that was sent before; why, or empty. */
    correctionReason?: string;
  };
  reminder: Request & {
    url: string;
    senderName: string;
    message?: string;
    expiresAt?: Date;
    correctionReason?: string;
  };
  'all-signed': Request & {
    url: string;
    signerNames: string[];
    signedAt: Date;
    /** What goes along; `link`: was to, and is too large. */
    documents?: 'attached' | 'link';
    report?: 'attached' | 'link';
  };
  declined: Request & {
    url?: string;
    signerName: string;
    reason?: string;
    /** Enough others can still sign. */
    isGoingOn?: boolean;
    declinedAt: Date;
  };
  /** To a signer who is not needed any more: enough others of those have signed of whom some had to. */
  'enough-signed': Request & { url: string };
  /** To an observer who follows each step: somebody has signed, others have still to. `signerNames`: who has so far. */
  'step-signed': Request & { url: string; signerName: string; signerNames: string[]; signedAt: Date };
  /** An accepted signature that does not hold after all: its certificate was revoked before its proof was complete. */
  'signature-failed': Request & { url: string; signerName: string; failedAt: Date };
  /** The deadline has passed before everybody had signed. `isManager`: to who looks after the request, and can still do something. */
  expired: Request & { url: string; expiredAt: Date; isManager: boolean };
  withdrawn: Request & { senderName: string; message?: string; withdrawnAt: Date };
  /** A request of the team's inbox is somebody's now, who did not take it. */
  assigned: Request & { url: string; senderName: string };
  /** A signer asks whoever looks after the request. */
  question: Request & { url: string; signerName: string; message: string };
  /** And gets an answer. */
  answer: Request & { url: string; senderName: string; question: string; answer: string };
  /** A signer has named somebody else to sign. */
  delegated: Request & {
    url: string;
    signerName: string;
    delegateeName: string;
    message?: string;
    delegatedAt: Date;
  };
  /** A signer has deleted the account before signing: who looks after the request decides what comes next. */
  'signer-left': Request & { url: string; signerName: string; leftAt: Date };
  /** What was changed in an open request, to who was invited before. `expiry`: where it was changed; `moved` to `expiresAt`. */
  'request-changed': Request & {
    url: string;
    role: 'signer' | 'observer';
    documentsAdded: string[];
    documentsRemoved: string[];
    expiry?: 'moved' | 'none';
    expiresAt?: Date;
  };
  /** To a signer or observer who was invited and takes part no more. */
  removed: Request & { senderName: string; role: 'signer' | 'observer'; removedAt: Date };
  /** Asks somebody to join a business; `url` leads to the login, or without an account to where one is made. */
  'business-invitation': {
    businessName: string;
    inviterName: string;
    role: 'admin' | 'member';
    expiresAt: Date;
    hasAccount: boolean;
    url: string;
  };
  /** What has changed about who belongs to a business. `personName` acted; of JOINED, DECLINED and LEFT it is who the mail is about. */
  'membership-changed': {
    change:
      | 'ADMIN_MADE'
      | 'ADMIN_REVOKED'
      | 'OFFICER_MADE'
      | 'OFFICER_REVOKED'
      | 'IDENTITY_RECORDED'
      | 'IDENTITY_WITHDRAWN'
      | 'REMOVED'
      | 'INVITATION_CANCELLED'
      | 'JOINED'
      | 'DECLINED'
      | 'LEFT'
      /** `happenedAt` is the end of the absence. */
      | 'DEPUTY_NAMED'
      | 'DEPUTY_LEFT';
    businessName: string;
    personName: string;
    happenedAt: Date;
    url: string;
  };
  /** Nobody is left who can sign for a group, and these requests wait for it. */
  'group-empty': { groupName: string; titles: string[]; url: string };
  /** The certificate of an organisation's seal ends soon, and nobody renews it by itself. */
  'seal-ending': { sealLabel: string; endsAt: Date; url: string };
  /** The key of an API user ends soon. */
  'key-ending': { businessName: string; username: string; programName: string; endsAt: Date; url: string };
  /** A business's trial ends in `days`, or has ended. */
  'webhook-off': { businessName: string; webhookName: string; since: Date; url: string };
  'trial-ending': { change: 'ENDING' | 'ENDED'; businessName: string; days: number; endsAt: Date; url: string };
  /** Most of a period's signatures of a quality are used up. */
  'quota-near': {
    businessName: string;
    quality: Quality;
    used: number;
    limit: number;
    endsAt: Date;
    url: string;
  };
  /** What has happened on the way to an identification, or to its end. `at`: the appointment, or the day on which it ends. */
  identification: {
    change:
      | 'ACTIVE'
      | 'FAILED'
      | 'ENDING'
      | 'ENDED'
      | 'ELSEWHERE_ENDING'
      | 'ELSEWHERE_ENDED'
      | 'IN_PERSON_ENDING'
      | 'IN_PERSON_ENDED'
      | 'APPOINTMENT_SOON'
      | 'APPOINTMENT_MOVED'
      | 'APPOINTMENT_CANCELLED'
      | 'REFUNDED';
    /** Of all but what colleagues check. */
    legislation?: Legislation;
    /** IN_PERSON_…: for which business a colleague has checked the document. */
    businessName?: string;
    at?: Date;
    /** To what `url` leads a visitor; an account's person sees there what they can sign. */
    goal?: 'document' | 'identification';
    url: string;
  };
  /** The last mail to a person: the account is gone. */
  'account-deleted': { email: string; deletedAt: Date };
  /** To who looks after requests that their organisation deletes by itself: a week before, and on the day. */
  'deletion-ahead': Deletion;
  'deletion-today': Deletion;
  /** To whoever runs a mail domain: the code with which an organisation proves that it is theirs. */
  'domain-code': {
    code: string;
    domain: string;
    businessName: string;
    adminName: string;
    adminEmail: string;
    expiresAt: Date;
  };
  /** To everybody of an organisation that an administrator has deleted; `url` where its reader can bring it back. */
  'business-deleted': {
    businessName: string;
    adminName: string;
    deletedAt: Date;
    revocableUntil: Date;
    url?: string;
  };
  /** The same of one that was given up for the free plan. */
  'business-downgraded': {
    businessName: string;
    adminName: string;
    deletedAt: Date;
    revocableUntil: Date;
    url?: string;
  };
  /** `isPlanEnding`: what was bought ends with its period. Mails that wait since an earlier release do not say. */
  'business-restored': { businessName: string; adminName: string; isPlanEnding?: boolean; url: string };
  /** To who represents an organisation: it wants its people to sign advanced without text messages. */
  'aes-asked': {
    recipientName: string;
    businessName: string;
    adminName: string;
    commercialRegister: string;
    domains: string[];
    url: string;
    expiresAt: Date;
  };
  /** One-time code that proves the address of a signer without an account. */
  tan: { tan: string; title: string; expiresAt: Date };
};

/** An image above the text of a mail; pixels as it is kept, twice what is shown. */
export type MailLogo = { url: string; width: number; height: number; name: string };

type Deletion = {
  /** Of the requests. */
  titles: string[];
  /** The first of them goes then. */
  deletedAt: Date;
  url: string;
  recipientName?: string;
};

type Request = {
  title: string;
  documentTitles: string[];
  recipientName?: string;
  /** Of the sender's business, with its address. */
  logo?: MailLogo;
  /** Whoever has the link of the mail needs nothing else. */
  isPersonal?: boolean;
  /** The link leads to the login, and whoever has the address has no account yet. */
  isAccountNeeded?: boolean;
};

/** A file of a request: a version of a document, or one that was made for the mail and lies in the file store. */
export interface MailAttachment {
  requestId: string;
  filename: string;
  /** In bytes. */
  size: number;
  file: { versionId: string } | { blob: string };
}

export type MailTemplate = keyof MailValues;

/** A mail to one person. */
export type Mail = {
  [Template in MailTemplate]: {
    /** Address alone, without a name. */
    to: string;
    /** Two letters or a locale; others than de, fr and it are answered in English. */
    language: string;
    /** IANA zone in which dates are shown; Europe/Zurich unless told. */
    zone?: string;
    template: Template;
    values: MailValues[Template];
    /** Files that go along, in this order. */
    attachments?: readonly MailAttachment[];
  };
}[MailTemplate];

/** A mail as it travels. */
export type RenderedMail = { subject: string; html: string; text: string; locale: MailLocale };

export const mailLocales = ['en-gb', 'de-ch', 'fr-ch', 'it'] as const;
export type MailLocale = (typeof mailLocales)[number];

/** The locale of mails for a language ("de", "de-ch", "de-AT"); en-gb when there is none. */
export function chooseMailLocale(language: string): MailLocale {
  return mailLocales.find((locale) => locale.slice(0, 2) === language.slice(0, 2).toLowerCase()) ?? 'en-gb';
}
