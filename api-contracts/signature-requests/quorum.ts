import * as z from 'zod';
import { line } from '../text.ts';

/** Ours: of all signers of a request whose quorum bears this name, so many sign; of fewer than that, all of them. */
export const Quorum = z.strictObject({ name: line(100).min(1), needed: z.int().min(1).max(99) });
export type Quorum = z.infer<typeof Quorum>;

interface Voice {
  sid: string;
  /** A SignatureStatus. */
  status_code: string;
  quorum?: Quorum | null | undefined;
}

/** People of whom some sign, as they stand. */
export interface QuorumStanding<One extends Voice = Voice> {
  name: string;
  /** At most as many as there are; where signers were told different numbers, the greatest. */
  needed: number;
  members: One[];
  signed: number;
  isReached: boolean;
  /** Too many have declined. */
  isLost: boolean;
}

const isAwaited = ({ status_code }: Voice) => status_code === 'OPEN' || status_code === 'WAITING';

/** The quorums of a request, in the order of their first signers. */
export function listQuorums<One extends Voice>(signatures: readonly One[]): QuorumStanding<One>[] {
  const sets = Map.groupBy(
    signatures.filter(({ quorum }) => quorum),
    ({ quorum }) => quorum!.name,
  );
  return [...sets].map(([name, members]) => {
    const needed = Math.min(members.length, Math.max(...members.map(({ quorum }) => quorum!.needed)));
    const signed = members.filter(({ status_code }) => status_code === 'SIGNED').length;
    const gone = members.filter(({ status_code }) => status_code === 'DECLINED').length;
    return { name, needed, members, signed, isReached: signed >= needed, isLost: members.length - gone < needed };
  });
}

/** Who is asked no more, for enough others have signed. */
export const listSpared = <One extends Voice>(signatures: readonly One[]): One[] =>
  listQuorums(signatures).flatMap(({ isReached, members }) => (isReached ? members.filter(isAwaited) : []));

/** Who still has to sign, once `signing` has. Of a quorum everybody is left until it is reached. */
export function listLeft<One extends Voice>(signatures: readonly One[], signing?: string): One[] {
  const then = signatures.map((one) => (one.sid === signing ? { ...one, status_code: 'SIGNED' } : one));
  const spared = new Set(listSpared(then).map(({ sid }) => sid));
  return signatures.filter((one) => one.sid !== signing && isAwaited(one) && !spared.has(one.sid));
}

/** Whether nobody waits for this signature any more, for enough others have signed; after a withdrawal others have the same status. */
export const wasSpared = <One extends Voice>(signature: One, signatures: readonly One[]): boolean =>
  signature.status_code === 'WITHDRAWN' &&
  listQuorums(signatures).some(({ name, isReached }) => isReached && name === signature.quorum?.name);
