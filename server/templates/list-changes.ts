import type { TemplateChange } from '@sigillum/api-contracts/templates/schemas.ts';
import { listDeclared } from '../requests/request-fields.ts';
import type { TemplateContent } from './tables.ts';

type Named = TemplateContent & { name: string };

const parts: Partial<Record<TemplateChange, (template: Named) => unknown>> = {
  NAME: ({ name }) => name,
  TEXTS: ({ texts }) => texts.map(({ language, title, message }) => [language, title, message]),
  ROLES: ({ roles }) =>
    roles.map((role) => [
      ...[role.id, role.kind, role.name, role.sequence],
      ...[role.quorum && [role.quorum.name, role.quorum.needed], role.signer_group_id, role.told],
    ]),
  DOCUMENTS: ({ documents }) => documents.map(({ id, name }) => [id, name]),
  PLACES: ({ places }) =>
    places.map(({ role_id, document_id, position: at, form_field, is_doubtful }) => [
      role_id,
      document_id,
      at && [at.page, at.x, at.y, at.width, at.height, at.rotation],
      form_field,
      is_doubtful,
    ]),
  FIELDS: ({ fields }) =>
    fields.map((field) => [...listDeclared(field), field.role_id, field.document_id, field.is_doubtful]),
  TERMS: ({ quality, legislation, expiry_days, reminders, delegation_allowed, team_inbox, attach_on_success }) => [
    quality,
    legislation,
    expiry_days,
    [reminders.after_days, reminders.before_deadline_days],
    delegation_allowed,
    team_inbox ?? false,
    attach_on_success,
  ],
};

/** What of a template is not as it was. */
export const listChanges = (before: Named, after: Named): TemplateChange[] =>
  (Object.keys(parts) as (keyof typeof parts)[]).filter(
    (part) => JSON.stringify(parts[part]!(before)) !== JSON.stringify(parts[part]!(after)),
  );
