import { listTemplates } from '@sigillum/api-contracts/templates/list-templates.ts';
import { useNavigate } from 'react-router';
import type { Route } from './+types/templates.ts';
import { requirePage } from '../common/page-place.ts';
import { useParamsAhead } from '../common/use-params-ahead.ts';
import { load } from '../http/api.ts';
import { TemplatesView } from './components/templates-view.tsx';
import { readTemplatesQuery, writeTemplatesPlace } from './templates-query.ts';
import { useTemplateFile } from './use-template-file.ts';

export async function loader(route: Route.LoaderArgs) {
  const query = readTemplatesQuery(route.url.searchParams);
  const { q, isShared, page, size } = query;
  const list = await load(route, listTemplates, {
    query: { ...(q && { search: q }), ...(isShared && { shared_with: 'ME' as const }), page, size },
  });
  requirePage(query, list.total_items, (page) => writeTemplatesPlace({ ...query, page }));
  return { query, list };
}

export default function Templates({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const ahead = useParamsAhead();
  const next = ahead ? readTemplatesQuery(ahead) : loaderData.query;
  const { isSending, error, upload } = useTemplateFile(({ id }) => navigate(`/templates/${id}`));
  return (
    <TemplatesView
      {...loaderData}
      isSending={isSending}
      error={error}
      onFile={upload}
      onSearch={(q) => void navigate(writeTemplatesPlace({ ...next, q, page: 1 }))}
    />
  );
}
