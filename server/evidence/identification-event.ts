/** What can happen on the way to an identification. */
export type IdentificationEventName =
  | 'STARTED'
  | 'PROGRESSED'
  | 'SUCCEEDED'
  | 'ACTIVATED'
  | 'FAILED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'GIVEN_UP';

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
  /** SUCCEEDED: names of the account's fields that follow the document since then. */
  changed?: string[] | undefined;
}
