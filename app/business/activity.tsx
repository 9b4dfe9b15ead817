import { listAccountActivities } from '@sigillum/api-contracts/business/list-account-activities.ts';
import { listIdentificationActivities } from '@sigillum/api-contracts/business/list-identification-activities.ts';
import { listSignatureActivities } from '@sigillum/api-contracts/business/list-signature-activities.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/activity.ts';
import { expectUser } from '../access/session.ts';
import { useParamsAhead } from '../common/use-params-ahead.ts';
import { requirePage } from '../common/page-place.ts';
import { sessionContext } from '../context.ts';
import { load } from '../http/api.ts';
import { type ActivityQuery, readActivityQuery, toPeriod, writeActivityQuery } from './activity-query.ts';
import type { ActivityList } from './components/activity-table.tsx';
import { ActivityView } from './components/activity-view.tsx';
import { useTableExport } from './use-table-export.ts';

export async function loader(route: Route.LoaderArgs) {
  const { url, context } = route;
  const businessId = expectUser(context.get(sessionContext)).business!.id;
  const lang = url.searchParams.get('lang');
  const query = readActivityQuery(url.searchParams);
  const address = (place: ActivityQuery) => `/business/activity${writeActivityQuery(place, lang)}`;
  if (address(query) !== url.pathname + url.search) throw redirect(address(query));
  const list = await loadList(route, businessId, query);
  requirePage(query, list.page.total_items, (page) => address({ ...query, page }));
  return { businessId, query, list, lang };
}

async function loadList(route: Route.LoaderArgs, id: string, query: ActivityQuery): Promise<ActivityList> {
  const { tab, page, size } = query;
  const call = { params: { id }, query: { page, size, ...toPeriod(query) } };
  if (tab === 'signatures') return { tab, page: await load(route, listSignatureActivities, call) };
  if (tab === 'identifications') return { tab, page: await load(route, listIdentificationActivities, call) };
  return { tab, page: await load(route, listAccountActivities, call) };
}

export default function Activity({ loaderData: { businessId, query, list, lang } }: Route.ComponentProps) {
  const { state: exportState, start, cancel } = useTableExport();
  return (
    <ActivityView
      {...{ businessId, query, list, exportState }}
      isLoading={useParamsAhead() !== undefined}
      getHref={(place) => `/business/activity${writeActivityQuery(place, lang)}`}
      onExport={start}
      onCancelExport={cancel}
    />
  );
}
