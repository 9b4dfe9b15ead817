import type { KnownActor } from '../http/actor.ts';

/** Whose an identification is: an account's, or that of somebody who signs by a link, for that signature alone. */
export type CaseOwner = { userId: string } | { sid: string };

/** What is looked for in a table whose rows belong to one of the two. */
export const columnOf = (owner: CaseOwner): ['user_id' | 'sid', string] =>
  'userId' in owner ? ['user_id', owner.userId] : ['sid', owner.sid];

/** The owner as a new row says it. */
export const writeOwner = (owner: CaseOwner): { user_id: string } | { sid: string } =>
  'userId' in owner ? { user_id: owner.userId } : { sid: owner.sid };

/** As whom the caller is identified. */
export const findOwner = (actor: KnownActor): CaseOwner =>
  actor.kind === 'user' ? { userId: actor.id } : { sid: actor.sid };

/** Of a row. Its table makes sure that one of the two is there. */
export const readOwner = ({ user_id, sid }: { user_id: string | null; sid: string | null }): CaseOwner =>
  user_id === null ? { sid: sid! } : { userId: user_id };
