import { getPublicInformationDirectly } from '@sigillum/api-contracts/business/get-public-information-directly.ts';
import { getDocumentDirectly } from '@sigillum/api-contracts/documents/get-document-directly.ts';
import { getIdentificationOverviewDirectly } from '@sigillum/api-contracts/identification/get-identification-overview-directly.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { getSignatureRequestDirectly } from '@sigillum/api-contracts/signature-requests/get-signature-request-directly.ts';
import { getSignatureRequestEventsDirectly } from '@sigillum/api-contracts/signature-requests/get-signature-request-events-directly.ts';
import { isHandOver } from '@sigillum/api-contracts/signing/hand-over.ts';
import type { StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import { useMemo } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/view-directly.ts';
import { environmentContext, framingContext } from '../context.ts';
import { writeStartPage } from '../identification/direct/visit-places.ts';
import { isAnyOffered } from '../identification/list-offers.ts';
import { connect, load } from '../http/api.ts';
import { readExits } from '../http/exits.ts';
import { isForFrame } from '../http/is-for-frame.ts';
import { useApi, useApiClient } from '../http/browser-api.ts';
import { isKnownVisit, readFrameHost } from '../http/session-cookie.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useServerClock } from '../platform/use-server-clock.ts';
import { answerForm } from './answer-form.ts';
import { HandOverBar } from './components/hand-over-bar.tsx';
import { PlainPage } from './components/plain-page.tsx';
import { ViewWorkspace } from './components/view-workspace.tsx';
import { HostContext } from './host.ts';
import { judgeRefusedVisit, judgeVisit } from './judge-visit.ts';
import { readPlace } from './read-place.ts';
import { readRefusal } from './read-refusal.ts';
import type { SealOption } from './seal-options.ts';
import { useArrival } from './use-arrival.ts';
import { useDocumentToken } from './use-document-token.ts';
import { decidePause, useRefreshOnChange } from './use-refresh-on-change.ts';
import { useReturn } from './use-return.ts';
import { useTellHost } from './use-tell-host.ts';
import { openVisitorDoor } from './visitor-door.ts';

export async function loader(route: Route.LoaderArgs) {
  const params = { id: route.params.id };
  const environment = route.context.get(environmentContext);
  const request = await load(route, getSignatureRequestDirectly, { params }).catch((thrown: unknown) => {
    const verdict = judgeRefusedVisit(
      readRefusal(thrown),
      isKnownVisit(route.request, { requestId: params.id, userid: route.params.userid }, environment),
    );
    if (isHandOver(route.params.userid) && (verdict || readRefusal(thrown).status === 401))
      throw redirect('/handed-back');
    if (verdict === 'ended') throw redirect('/expired');
    throw verdict === 'missing' ? data(null, { status: 404 }) : thrown;
  });
  const elsewhere = judgeVisit(request);
  if (elsewhere && isHandOver(route.params.userid)) throw redirect('/handed-back');
  if (elsewhere) throw redirect(readExits(route.url.search) ? `${elsewhere}?request=${request.id}` : elsewhere);
  const { picked } = readPlace(route.url.search, request.documents);
  const [document, { events }, sender] = await Promise.all([
    picked &&
      load(route, getDocumentDirectly, { params: { id: picked.version_id }, query: { token: request.document_token } }),
    load(route, getSignatureRequestEventsDirectly, { params }),
    request.business_id === null
      ? undefined
      : load(route, getPublicInformationDirectly, { params: { id: request.business_id } }),
  ]);
  const origins = sender?.embedOrigins ?? [];
  if (isForFrame(route.request)) route.context.set(framingContext, origins);
  const host = readFrameHost(route.request, environment);
  return {
    ...{ subject: request.title, request, sender, document, events },
    ident: await loadIdent(route, request),
    host: host !== undefined && origins.includes(host) ? host : undefined,
  };
}

/** Whether the visitor must be identified first, and where; for nobody else than the signer of the link. */
async function loadIdent(route: Route.LoaderArgs, { quality, legislation, viewer }: SignatureRequest) {
  const isNeeded = viewer.actions.includes('sign') && (quality === 'QES' || quality === 'AES_MINIMAL');
  if (!isNeeded || viewer.sid === null) return undefined;
  const overview = await load(route, getIdentificationOverviewDirectly, {});
  const is_known = overview.identifications.some((known) => known.legislation === legislation && known.is_active);
  return {
    ...{ sid: viewer.sid, quality, legislation, is_needed: true, is_known, methods: [] },
    ...(isAnyOffered(overview, legislation) && {
      href: writeStartPage({ requestId: route.params.id, userid: route.params.userid }),
    }),
  };
}

export function action(route: Route.ActionArgs) {
  return answerForm(route, openVisitorDoor(connect(route), { requestId: route.params.id, token: '' }));
}

export default function ViewDirectly({ loaderData, actionData }: Route.ComponentProps) {
  const client = useApiClient();
  const { owner: mark } = useRoot();
  const { request } = loaderData;
  if (actionData) {
    const door = openVisitorDoor(client, { requestId: request.id, token: request.document_token, mark });
    return <PlainPage {...actionData} request={request} door={door} />;
  }
  return (
    <HostContext value={loaderData.host}>
      {request.handed_over ? <HandOverBar {...request.handed_over} /> : null}
      <Visit key={loaderData.request.id} {...loaderData} />
    </HostContext>
  );
}

/** Visitors sign for themselves. */
const noSeals: readonly SealOption[] = [];
const passkeyAlone: readonly StepUpMethod[] = ['passkey'];

function Visit(page: Route.ComponentProps['loaderData']) {
  const { request } = page;
  const client = useApiClient();
  const { owner: mark } = useRoot();
  useServerClock();
  useArrival(request);
  const {
    data: polled,
    error,
    mutate,
  } = useApi(
    getSignatureRequestDirectly,
    { params: { id: request.id } },
    {
      fallbackData: request,
      revalidateOnMount: false,
      refreshInterval: (latest = request) => decidePause(latest),
    },
  );
  const token = useDocumentToken(polled ?? request, mutate);
  const isHandedOver = request.handed_over !== undefined;
  const door = useMemo(
    () => openVisitorDoor(client, { requestId: request.id, token, mark, isHandedOver }),
    [client, request.id, token, mark, isHandedOver],
  );
  const refresh = useRefreshOnChange(request, polled, error);
  useTellHost(request, polled);
  // Whoever identifies people shows itself in no frame.
  useReturn(page.host !== undefined && page.ident?.is_known === false, refresh);
  const stepUpMethods = request.handed_over?.takes_passkey ? passkeyAlone : [];
  return <ViewWorkspace {...page} door={door} seals={noSeals} stepUpMethods={stepUpMethods} refresh={refresh} />;
}
