import type { ProgramTemplate } from '@sigillum/api-contracts/machine/template-schemas.ts';
import type { TemplateRow } from '../templates/templates-repository.ts';

/** A template of a list, as programs read it. */
export function describeProgramTemplate(row: TemplateRow): Omit<ProgramTemplate, 'documents'> {
  const { quality, legislation, texts, roles, places, fields } = row.content;
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    is_ready: ![...places, ...fields].some(({ is_doubtful }) => is_doubtful),
    ...{ quality, legislation, texts, roles },
    fields: fields.map(({ id, kind, label, required, rules, default_value, role_id, document_id }) => ({
      ...{ id, kind, label, required, rules, default_value, role_id, document_id },
    })),
    updated_at: row.updated_at.toISOString(),
  };
}
