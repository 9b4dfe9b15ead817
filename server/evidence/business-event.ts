/** What can happen in an organisation. Each is told in its activity list. */
export type BusinessEventName =
  | 'FOUNDED'
  | 'MEMBER_INVITED'
  | 'INVITATION_CANCELLED'
  | 'INVITATION_DECLINED'
  | 'MEMBER_JOINED'
  | 'MEMBER_LEFT'
  | 'MEMBER_REMOVED'
  | 'DEPUTY_NAMED'
  | 'DEPUTY_ENDED'
  | 'ADMIN_MADE'
  | 'ADMIN_REVOKED'
  | 'PROFILE_CHANGED'
  | 'SETTINGS_CHANGED'
  | 'DELETION_REQUESTED'
  | 'DELETION_REVOKED'
  | 'DOMAIN_ADDED'
  | 'DOMAIN_ACTIVATED'
  | 'DOMAIN_REMOVED'
  | 'SSO_CHANGED'
  | 'PLAN_CHANGED'
  | 'TRIAL_ENDED'
  | 'AES_APPLIED'
  | 'AES_CONFIRMED'
  | 'AES_DECLINED'
  | 'AES_ENDED'
  | 'OFFICER_MADE'
  | 'OFFICER_REVOKED'
  | 'IDENTITY_RECORDED'
  | 'IDENTITY_CONFIRMED'
  | 'IDENTITY_REJECTED'
  | 'IDENTITY_WITHDRAWN'
  | 'IDENTITY_ENDED'
  | 'GROUP_CREATED'
  | 'GROUP_CHANGED'
  | 'GROUP_DELETED'
  | 'SEAL_CHANGED'
  | 'SEAL_USED'
  | 'API_USER_CREATED'
  | 'API_USER_CHANGED'
  | 'API_USER_DELETED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_DELETED'
  | 'TEMPLATE_CREATED'
  | 'TEMPLATE_CHANGED'
  | 'TEMPLATE_DELETED';

/** What an event says beyond its name. Never a secret: administrators read it. */
export interface BusinessEventData {
  /** Of the person it happened to, who need not be the one who acted. */
  userId?: string | undefined;
  email?: string | undefined;
  role?: 'admin' | 'member' | undefined;
  /** The group, the seal, the API user, the webhook, the template or the domain, by its name; of an identity check the officer. */
  subject?: string | undefined;
  /** Settings and fields that changed, by their names on the wire, with what they were and are. */
  changes?: Record<string, { from: unknown; to: unknown }> | undefined;
  /** IDENTITY_…: the record, and a print (HMAC) of what stood in the document: the same where the same was confirmed. */
  checkId?: string | undefined;
  documentPrint?: string | undefined;
  /** SEAL_USED: for a request, or by a program for a document without one, which has this hash since. */
  requestId?: string | undefined;
  documentId?: string | undefined;
  sha256?: string | undefined;
}
