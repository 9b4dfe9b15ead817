/** The last part of a problem's `type` URI (wire shapes, Errors). */
export type ProblemName =
  | 'problem-with-message'
  | 'entity-not-found'
  | 'feature-not-enabled'
  | 'constraint-violation'
  | 'parameterized'
  | 'limit-exceeded';

/** A row of a problem table: HTTP status, name, and one plain English sentence that says what happened and what to do. */
export interface ProblemDefinition {
  status: 400 | 401 | 403 | 404 | 406 | 413 | 415 | 422 | 423 | 429 | 500 | 501 | 503;
  name: ProblemName;
  message: string;
}
export type ProblemTable = Readonly<Record<string, ProblemDefinition>>;
