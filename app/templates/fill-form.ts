import { Email, Language } from '@sigillum/api-contracts/schemas.ts';
import { Message, Title } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import { fillText, listPlaceholders } from '@sigillum/api-contracts/templates/batch-rules.ts';
import type { Template, TemplateRole } from '@sigillum/api-contracts/templates/schemas.ts';
import { listLacking } from '@sigillum/api-contracts/templates/role-rules.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';
import { templatesBulkMessages } from './bulk-messages.ts';
import { templatesMessages as messages } from './messages.ts';

/** What a template is filled in by. */
type Filled = Pick<Template, 'roles' | 'texts'>;

/** What stands in the form: `email-0`, `first-0` and so on, by a role’s place among the roles; `word-0` by that of a placeholder. */
export const makeFillSchema = ({ roles, texts }: Filled) =>
  z
    .object({ language: Language })
    .catchall(z.string())
    .and(
      z.object(
        Object.fromEntries([
          ...roles.flatMap((role, index) => [
            [`email-${index}`, needs(roles, role) ? Email : Email.default('')],
            [`first-${index}`, line(100).default('')],
            [`last-${index}`, line(100).default('')],
          ]),
          ...listPlaceholders(texts).map((_, index) => [`word-${index}`, line(1000).min(1)]),
        ]),
      ),
    )
    .superRefine((values: Record<string, string>, { addIssue }) => {
      const named = roles.flatMap(({ id }, index) => (values[`email-${index}`] ? [id] : []));
      for (const role of listLacking(roles, new Set(named)))
        addIssue({ code: 'custom', path: [`email-${roles.indexOf(role)}`], message: messages.fillTooFew.id });
      const { title, message } = readWords(texts, values);
      if (!Title.optional().safeParse(title).success || !Message.optional().safeParse(message).success)
        addIssue({ code: 'custom', path: ['word-0'], message: templatesBulkMessages.wrongLong.id });
    });

/** Whether a role has to be taken whoever takes the others. */
const needs = (roles: readonly TemplateRole[], role: TemplateRole) =>
  listLacking(roles, new Set(roles.map(({ id }) => id).filter((id) => id !== role.id))).length > 0;

/** What was typed, as the API takes it: an observer without an address is nobody. */
export function readFilled({ roles, texts }: Filled, values: { language: Language } & Record<string, string>) {
  const people = roles.flatMap(({ id }, index) => {
    const [email, first, last] = [values[`email-${index}`], values[`first-${index}`], values[`last-${index}`]];
    if (!email) return [];
    return [{ role_id: id, email, ...(first && { first_name: first }), ...(last && { last_name: last }) }];
  });
  return { people, language: values.language, ...readWords(texts, values) };
}

/** Title and message with what was typed for their placeholders; a template without any keeps its own. */
function readWords(texts: Template['texts'], values: Readonly<Record<string, string>>) {
  const placeholders = listPlaceholders(texts);
  if (!placeholders.length) return {};
  const text = texts.find(({ language }) => language === values['language']) ?? texts[0]!;
  const { title, message } = fillText(text, (name) => values[`word-${placeholders.indexOf(name)}`]);
  return { title, message };
}
