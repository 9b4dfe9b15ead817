/** The visit of somebody who is identified for one signature; pages of accounts have none. */
export interface Visit {
  requestId: string;
  /** Tells it from the other visits of this browser. */
  mark: string;
  /** Where the visitor signs. */
  documentHref: string;
}
