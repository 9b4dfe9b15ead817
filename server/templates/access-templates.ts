import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { TemplateAction } from '@sigillum/api-contracts/templates/schemas.ts';
import type { Kysely } from 'kysely';
import { findMembership, type Membership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import type { ApiActor, UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { findTemplate, type Reader, type TemplateRow } from './templates-repository.ts';

/** The caller's membership of the organisation whose templates are asked for. Throws a refusal. */
export async function requireMember(db: Kysely<Database>, actor: UserActor): Promise<Membership> {
  const membership = await findMembership(db, actor.id);
  if (!membership) throw refuse('error.not_found');
  return membership;
}

/** What somebody who sees a template may do with it: its maker all, and an administrator what everybody has or somebody has left behind. */
export function listActions(
  row: Pick<TemplateRow, 'owner_id' | 'sharing' | 'own_sharing' | 'owner_belongs'>,
  userId: string,
  role: Membership['role'],
): TemplateAction[] {
  const { owner_id, sharing, own_sharing, owner_belongs } = row;
  const isManager = owner_id === userId || (role === 'admin' && (sharing !== 'NONE' || !owner_belongs));
  if (isManager) return ['use', 'edit', 'share', 'delete'];
  return sharing === 'EDIT' || own_sharing === 'EDIT' ? ['use', 'edit'] : ['use'];
}

const refusals: Record<TemplateAction, ProblemKey> = {
  use: 'error.not_found',
  edit: 'error.template.edit_not_allowed',
  share: 'error.template.owner_only',
  delete: 'error.template.owner_only',
};

export interface TemplateView {
  template: TemplateRow;
  actions: TemplateAction[];
  businessId: string;
}

/** A template for somebody who may do this with it; foreign and absent ones look the same. Throws a refusal. */
export async function requireTemplate(
  db: Kysely<Database>,
  actor: UserActor,
  id: string,
  action: TemplateAction,
  lock?: 'change' | 'keep',
): Promise<TemplateView> {
  const membership = await requireMember(db, actor);
  const { business_id: businessId, role } = membership;
  const template = await findTemplate(db, { userId: actor.id, businessId, isAdmin: role === 'admin' }, id, lock);
  if (!template) throw refuse('error.not_found');
  const actions = listActions(template, actor.id, role);
  if (!actions.includes(action)) throw refuse(refusals[action]);
  return { template, actions, businessId };
}

/** As whom a program looks: it sees what its organisation shares with everybody, and makes none itself. */
export const readAsProgram = ({ id: userId, businessId }: ApiActor): Reader => ({ userId, businessId, isAdmin: false });

/** A template that a program may use, kept as it is until the end of the transaction; foreign, absent and private ones look the same. */
export async function keepSharedTemplate(db: Kysely<Database>, actor: ApiActor, id: string): Promise<TemplateRow> {
  const template = await findTemplate(db, readAsProgram(actor), id, 'keep');
  if (!template) throw refuse('error.not_found');
  return template;
}
