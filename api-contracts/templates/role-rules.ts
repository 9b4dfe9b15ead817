import { listQuorums } from '../signature-requests/quorum.ts';
import type { TemplateRole } from './schemas.ts';

type Role = Pick<TemplateRole, 'id' | 'kind' | 'quorum' | 'signer_group_id'>;

/** The quorums of roles that sign, as of a request that nobody has signed yet; a role stands for whoever takes it. */
export const listRoleQuorums = (roles: readonly Role[]) =>
  listQuorums(
    roles
      .filter(({ kind }) => kind === 'SIGNER')
      .map((role) => ({ ...role, sid: role.id, status_code: 'WAITING' as const })),
  );

/**
 * The roles for which somebody still has to be named: each that signs, unless its group does. Of a quorum as many as have to sign are
 * enough, and the others may stay empty.
 */
export function listLacking<One extends Role>(roles: readonly One[], named: ReadonlySet<string>): One[] {
  const isTaken = ({ id, signer_group_id: group }: Role) => named.has(id) || group !== undefined;
  const short = listRoleQuorums(roles)
    .filter(({ members, needed }) => members.filter(isTaken).length < needed)
    .map(({ name }) => name);
  return roles.filter(
    (role) => role.kind === 'SIGNER' && !isTaken(role) && (!role.quorum || short.includes(role.quorum.name)),
  );
}
