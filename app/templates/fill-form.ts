import { Email, Language } from '@sigillum/api-contracts/schemas.ts';
import type { TemplateRole } from '@sigillum/api-contracts/templates/schemas.ts';
import { listLacking } from '@sigillum/api-contracts/templates/role-rules.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';
import { templatesMessages as messages } from './messages.ts';

/** What stands in the form: `email-0`, `first-0` and so on, by a role’s place among the roles. */
export const makeFillSchema = (roles: readonly TemplateRole[]) =>
  z
    .object({ language: Language })
    .catchall(z.string())
    .and(
      z.object(
        Object.fromEntries(
          roles.flatMap((role, index) => [
            [`email-${index}`, needs(roles, role) ? Email : Email.default('')],
            [`first-${index}`, line(100).default('')],
            [`last-${index}`, line(100).default('')],
          ]),
        ),
      ),
    )
    .superRefine((values: Record<string, string>, { addIssue }) => {
      const named = roles.flatMap(({ id }, index) => (values[`email-${index}`] ? [id] : []));
      for (const role of listLacking(roles, new Set(named)))
        addIssue({ code: 'custom', path: [`email-${roles.indexOf(role)}`], message: messages.fillTooFew.id });
    });

/** Whether a role has to be taken whoever takes the others. */
const needs = (roles: readonly TemplateRole[], role: TemplateRole) =>
  listLacking(roles, new Set(roles.map(({ id }) => id).filter((id) => id !== role.id))).length > 0;

/** What was typed, as the API takes it: an observer without an address is nobody. */
export function readPeople(
  roles: readonly TemplateRole[],
  { language, ...values }: { language: Language } & Record<string, string>,
) {
  const people = roles.flatMap(({ id }, index) => {
    const [email, first, last] = [values[`email-${index}`], values[`first-${index}`], values[`last-${index}`]];
    if (!email) return [];
    return [{ role_id: id, email, ...(first && { first_name: first }), ...(last && { last_name: last }) }];
  });
  return { people, language };
}
