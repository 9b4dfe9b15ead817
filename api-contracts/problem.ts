import * as z from 'zod';

/** The last part of a problem's `type` URI (wire shapes, Errors). */
export type ProblemName =
  | 'problem-with-message'
  | 'entity-not-found'
  | 'feature-not-enabled'
  | 'constraint-violation'
  | 'parameterized'
  | 'limit-exceeded';

/**
 * A row of a problem table: HTTP status, name, and one plain English sentence that says what happened and what to do. A word in braces stands for what
 * `details` says under that name.
 */
export interface ProblemDefinition {
  status: 400 | 401 | 403 | 404 | 406 | 413 | 415 | 422 | 423 | 429 | 500 | 501 | 503;
  name: ProblemName;
  message: string;
}
export type ProblemTable = Readonly<Record<string, ProblemDefinition>>;

/** One field that was refused: its path in dots, a code, and the bound it broke where there is one. */
export const Violation = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  limit: z.number().optional(),
});
export type Violation = z.infer<typeof Violation>;

/** The body of every error (wire shapes, Errors); `violations` and `details` are ours. */
export const Problem = z.object({
  type: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.number().int(),
  message: z.string(),
  key: z.string().optional(),
  violations: z.array(Violation).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof Problem>;
