/** The visit of somebody who is identified for one signature; pages of accounts have none. */
export interface Visit {
  requestId: string;
  /** Tells it from the other visits of this browser. */
  mark: string;
  /** Where the visitor signs. */
  documentHref: string;
}

/** The document for which somebody came, visitor or not. */
export const findDocument = (visit: Visit | undefined, requestId: string | undefined): string | undefined =>
  visit ? visit.documentHref : requestId && `/view/${requestId}`;
