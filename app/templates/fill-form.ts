import { Email, Language } from '@sigillum/api-contracts/schemas.ts';
import type { TemplateRole } from '@sigillum/api-contracts/templates/schemas.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';

/** What stands in the form: `email-0`, `first-0` and so on, by a role’s place among the roles. */
export const makeFillSchema = (roles: readonly TemplateRole[]) =>
  z
    .object({ language: Language })
    .catchall(z.string())
    .and(
      z.object(
        Object.fromEntries(
          roles.flatMap(({ kind }, index) => [
            [`email-${index}`, kind === 'SIGNER' ? Email : Email.default('')],
            [`first-${index}`, line(100).default('')],
            [`last-${index}`, line(100).default('')],
          ]),
        ),
      ),
    );

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
