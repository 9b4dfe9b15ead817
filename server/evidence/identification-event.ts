/** What can happen on the way to an identification. */
export type IdentificationEventName =
  | 'STARTED'
  | 'PROGRESSED'
  | 'SUCCEEDED'
  | 'ACTIVATED'
  | 'FAILED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'GIVEN_UP'
  /** What the person had paid went back. */
  | 'REFUNDED';

/** What an event says beyond its name. Never what stands in the identity document. */
export interface IdentificationEventData {
  vendor: string;
  reference?: string | undefined;
  legislation: string;
  kind: string;
  state: string;
  reason?: string | undefined;
  /** SUCCEEDED, ACTIVATED: who has checked, how well, and by which evidence. */
  provider?: string | undefined;
  evidenceId?: string | undefined;
  level?: number | undefined;
  expiresAt?: string | undefined;
  /** STARTED, REFUNDED: what the person has paid for it alone, in whole cents. */
  payment?: { id: string; total: number; currency: string } | undefined;
  /** SUCCEEDED: names of the account's fields that follow the document since then. */
  changed?: string[] | undefined;
}
