import type { ListedTemplate, Template, TemplateAction } from '@sigillum/api-contracts/templates/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { joinName } from '../rules/join-name.ts';
import { requireTemplate } from './access-templates.ts';
import { listTemplateColleagues } from './share-with-colleagues.ts';
import { settleGroups } from './template-groups.ts';
import { mapFiles, type TemplateRow } from './templates-repository.ts';

export function describeListedTemplate(row: TemplateRow, actions: TemplateAction[]): ListedTemplate {
  const { roles, documents, places, fields } = row.content;
  return {
    id: row.id,
    name: row.name,
    owner: row.owner_belongs ? joinName(row.owner_first_name, row.owner_last_name) : null,
    sharing: row.sharing,
    own_share: row.own_sharing && {
      sharing: row.own_sharing,
      by: row.sharer_belongs ? joinName(row.sharer_first_name, row.sharer_last_name) : null,
    },
    colleague_count: actions.includes('share') ? row.colleague_count : 0,
    version: row.version,
    role_count: roles.length,
    document_count: documents.length,
    has_doubts: [...places, ...fields].some(({ is_doubtful }) => is_doubtful),
    actions,
    updated_at: row.updated_at.toISOString(),
  };
}

/** A template on the wire, for somebody who sees it. */
export async function describeTemplate(db: Kysely<Database>, actor: UserActor, id: string): Promise<Template> {
  const { template, actions } = await requireTemplate(db, actor, id, 'use');
  const { documents, places, fields, roles, ...content } = template.content;
  const files = await mapFiles(db, id);
  return {
    ...describeListedTemplate(template, actions),
    ...content,
    roles: await settleGroups(db, template.business_id, roles),
    documents: documents.map((document) => {
      const { size, inspection } = files.get(document.id)!;
      const pages = inspection.pages.map(({ width, height }) => ({ width, height }));
      return { ...document, page_count: inspection.pageCount, size, pages };
    }),
    places: places.map(({ anchor: _, ...place }) => place),
    fields: fields.map(({ anchor: _, ...field }) => field),
    colleagues: actions.includes('share') ? await listTemplateColleagues(db, id) : [],
    created_at: template.created_at.toISOString(),
  };
}
