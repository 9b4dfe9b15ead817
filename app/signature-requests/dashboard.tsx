import { listAtRisk } from '@sigillum/api-contracts/signature-requests/list-at-risk.ts';
import { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import { getDeputy } from '@sigillum/api-contracts/members/get-deputy.ts';
import { getDueSurvey } from '@sigillum/api-contracts/platform/get-due-survey.ts';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { data, isRouteErrorResponse, redirect, useNavigate, useRevalidator, useRouteError } from 'react-router';
import type { Route } from './+types/dashboard.ts';
import { expectUser } from '../access/session.ts';
import { useParamsAhead } from '../common/use-params-ahead.ts';
import { requirePage } from '../common/page-place.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { isSecure } from '../environment.ts';
import { connect, load } from '../http/api.ts';
import { useApi } from '../http/browser-api.ts';
import { awaitChunk } from '../http/guard-chunks.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { pack, unpack } from '../http/packed.ts';
import { useRoot } from '../layouts/use-root.ts';
import { ErrorBoundary as GeneralErrorBoundary } from '../maintenance/error-boundary.tsx';
import { DeputyNote } from '../members/components/deputy-note.tsx';
import { DashboardError } from './components/dashboard-error.tsx';
import { DashboardView } from './components/dashboard-view.tsx';
import {
  type DashboardQuery,
  readDashboardQuery,
  search,
  toListQuery,
  writeDashboardQuery,
} from './dashboard-query.ts';
import { leavePlace, nameLastPlace, readLastPlace, writeLastPlace } from './last-place.ts';
import { useDelegation } from '../signing/use-delegation.ts';
import { useAfterReading } from './use-after-reading.ts';
import { useBulkSigning } from '../signing/use-bulk-signing.ts';
import { useBulkCommands } from './use-bulk-commands.ts';
import { useListedCorrections } from './use-corrections.ts';
import { useSaveAsTemplate } from '../templates/use-save-as-template.ts';
import { useRequestCommands } from './use-request-commands.ts';

/** For the few who are asked. */
const SurveyPrompt = lazy(awaitChunk(() => import('../platform/survey-prompt.tsx')));
const PlanChangePrompt = lazy(awaitChunk(() => import('../pricing/plan-change-prompt.tsx')));

const year = 365 * 24 * 60 * 60;
/** Milliseconds between looks at the list. */
const pollInterval = 30_000;

export async function loader(route: Route.LoaderArgs) {
  const { url, request, context } = route;
  const lang = url.searchParams.get('lang');
  const place = { isSecure: isSecure(context.get(environmentContext)) };
  const { id, planChange, business, permissions } = expectUser(context.get(sessionContext));
  const cookieName = nameLastPlace(id);
  const lastPlace = readLastPlace(readCookie(request, cookieName, place));
  const query = readDashboardQuery(url.searchParams, lastPlace);
  const address = (place: DashboardQuery) => `/dashboard${writeDashboardQuery(place, lang)}`;
  // What was asked for never gets into the history; `replace` would take the page out of it that somebody comes from.
  if (address(query) !== url.pathname + url.search) throw redirect(address(query));
  const [list, survey, atRisk, deputies] = await Promise.all([
    load(route, listSignatureRequests, { query: toListQuery(query) }),
    findSurvey(route),
    query.view === 'to-sign' || query.view === 'sent' ? findAtRisk(route) : null,
    business ? findDeputies(route, business.id) : null,
  ]);
  requirePage(query, list.total_items, (page) => address({ ...query, page }));
  const left = writeLastPlace(leavePlace(query, lastPlace));
  const isNews = !lastPlace || left !== writeLastPlace(lastPlace);
  const headers = isNews ? { 'set-cookie': writeCookie(cookieName, left, { ...place, maxAge: year }) } : undefined;
  return data(
    {
      query,
      list: pack(list, request),
      atRisk,
      deputies,
      lang,
      survey,
      planChange,
      // In a business whose time is over the way leads to what can be done about it.
      canUpload: business !== null || permissions.upload.isAllowed,
    },
    { ...(headers && { headers }) },
  );
}

/** Which question is due, here where nobody is in the middle of a signature. Nobody misses it when that cannot be told. */
const findSurvey = (route: Route.LoaderArgs) =>
  connect(route)
    .call(getDueSurvey, {})
    .then(
      ({ survey }) => survey,
      () => null,
    );

/** The list is what people come for: it comes, too, where this cannot be told. */
const findAtRisk = (route: Route.LoaderArgs) =>
  connect(route)
    .call(listAtRisk, {})
    .catch(() => null);

const findDeputies = (route: Route.LoaderArgs, businessId: string) =>
  connect(route)
    .call(getDeputy, { params: { id: businessId } })
    .catch(() => null);

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { query, atRisk, deputies, lang, survey, planChange, canUpload } = loaderData;
  const { person, due } = useRoot();
  const navigate = useNavigate();
  const { list, isStale, refresh } = useFreshList(loaderData);
  const commands = useRequestCommands(refresh);
  const bulkCommands = useBulkCommands(refresh);
  const afterReading = useAfterReading();
  const signAll = useBulkSigning(refresh);
  const getHref = (place: DashboardQuery) => `/dashboard${writeDashboardQuery(place, lang)}`;
  const ahead = useParamsAhead();
  const next = ahead ? readDashboardQuery(ahead, query) : query;
  // A search that goes on in the same view keeps its rows until the new ones are there.
  const isElsewhere = next.view !== query.view || next.page !== query.page;
  return (
    <>
      {!due && (planChange ?? survey) && (
        <Suspense fallback={null}>
          {planChange ? <PlanChangePrompt change={planChange} /> : survey && <SurveyPrompt survey={survey} />}
        </Suspense>
      )}
      <DeputyNote deputies={deputies} />
      <DashboardView
        query={query}
        list={list}
        atRisk={atRisk}
        viewerEmail={person?.email ?? ''}
        canUpload={canUpload}
        isLoading={isElsewhere}
        isStale={isStale}
        getHref={getHref}
        onSearch={(q) =>
          void navigate(getHref(search(next, q)), { replace: query.view === 'search', preventScrollReset: true })
        }
        {...commands}
        onSaveAsTemplate={useSaveAsTemplate()}
        bulk={{ ...bulkCommands, onSignAll: signAll }}
        {...useListedCorrections(refresh)}
        onDelegate={afterReading(useDelegation(refresh))}
      />
    </>
  );
}

/** The list as loaded with the page, looked at again every half minute and when the window is looked at again. */
function useFreshList({ query, list }: Pick<Route.ComponentProps['loaderData'], 'query' | 'list'>) {
  const loaded = useMemo(() => unpack(list), [list]);
  const {
    data: polled,
    error,
    mutate,
  } = useApi(
    listSignatureRequests,
    { query: toListQuery(query) },
    {
      fallbackData: loaded,
      refreshInterval: pollInterval,
      revalidateOnMount: false,
      revalidateIfStale: false,
    },
  );
  // SWR keeps what it has for an address it knows; what the loader brings is newer.
  useEffect(() => void mutate(loaded, { revalidate: false }), [loaded, mutate]);
  return { list: polled ?? loaded, isStale: error !== undefined, refresh: () => mutate() };
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status < 500) return <GeneralErrorBoundary />;
  return <DashboardError isRetrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
