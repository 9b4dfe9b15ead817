import { listTemplateVersions as contract } from '@sigillum/api-contracts/templates/list-template-versions.ts';
import { implement } from '../http/implement.ts';
import { joinName } from '../rules/join-name.ts';
import { requireTemplate } from './access-templates.ts';
import { listVersions } from './templates-repository.ts';

export const listTemplateVersions = implement(contract, async ({ params }, { actor, db }) => {
  const { template } = await requireTemplate(db, actor, params.id, 'use');
  const rows = await listVersions(db, template);
  const versions = rows.map(({ number, changes, changed_at, first_name, last_name, belongs }) => ({
    number,
    changes,
    changed_by: belongs ? joinName(first_name, last_name) : null,
    changed_at: changed_at.toISOString(),
  }));
  return { status: 200, body: { versions } };
});
