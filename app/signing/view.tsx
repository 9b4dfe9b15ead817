import { getPublicInformation } from '@sigillum/api-contracts/business/get-public-information.ts';
import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import { getMobileId } from '@sigillum/api-contracts/identification/get-mobile-id.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import { getIdentMethod } from '@sigillum/api-contracts/signature-requests/get-ident-method.ts';
import { getSignatureRequestEvents } from '@sigillum/api-contracts/signature-requests/get-signature-request-events.ts';
import { getSignatureRequestStatus } from '@sigillum/api-contracts/signature-requests/get-signature-request-status.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { getTwoStep } from '@sigillum/api-contracts/two-step/get-two-step.ts';
import { listVisualSignatures } from '@sigillum/api-contracts/visual-signatures/list-visual-signatures.ts';
import { listSeals } from '@sigillum/api-contracts/seals/list-seals.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useMemo } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/view.ts';
import { sessionContext } from '../context.ts';
import { connect, load } from '../http/api.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useApi, useApiClient } from '../http/browser-api.ts';
import { pack, unpack } from '../http/packed.ts';
import { openAccountDoor } from './account-door.ts';
import { useServerClock } from '../platform/use-server-clock.ts';
import { answerForm } from './answer-form.ts';
import { PlainPage } from './components/plain-page.tsx';
import { ViewWorkspace } from './components/view-workspace.tsx';
import { listStepUpMethods } from './list-step-up-methods.ts';
import { listSealNames, listSealOptions, type SealOption } from './seal-options.ts';
import { isProofAsked } from './proof-way.ts';
import { readPlace } from './read-place.ts';
import { readRefusal } from './read-refusal.ts';
import { pollInterval, useRefreshOnChange } from './use-refresh-on-change.ts';
import { writeIdentifyPage } from './write-identify-page.ts';

export async function loader(route: Route.LoaderArgs) {
  const params = { id: route.params.srid };
  const request = await load(route, getSignatureRequest, { params }).catch((thrown: unknown) => {
    const { key } = readRefusal(thrown);
    // Withdrawn before this person has signed: there is nothing left to see.
    if (key === 'error.sr.withdrawn') throw redirect('/expired');
    // The link may be meant for another address of this person, where it is no link that was cut.
    throw key === 'error.not_found' && Id.safeParse(params.id).success ? redirect('/not-available') : thrown;
  });
  if (request.viewer.actions.includes('edit')) throw redirect(`/invite/${request.id}`);
  const { picked } = readPlace(route.url.search, request.documents);
  const [document, { events }, sender] = await Promise.all([
    picked && load(route, getDocument, { params: { id: picked.version_id } }),
    load(route, getSignatureRequestEvents, { params }),
    request.business_id === null
      ? undefined
      : load(route, getPublicInformation, { params: { id: request.business_id } }),
  ]);
  const [seals, stepUpMethods, visualSignatures, ident] = await Promise.all([
    loadSeals(route, request),
    loadStepUpMethods(route, request),
    loadVisualSignatures(route, request),
    loadIdent(route, request),
  ]);
  return {
    ...{ subject: request.title, sender, seals, stepUpMethods, visualSignatures, ident },
    request: pack(request, route.request),
    document: document && pack(document, route.request),
    events: pack(events, route.request),
  };
}

const unpackPage = ({ request, document, events, ...rest }: Route.ComponentProps['loaderData']) => ({
  ...rest,
  request: unpack(request),
  document: document && unpack(document),
  events: unpack(events),
});

/** What the person may seal with here; most may with nothing, and nothing is asked for them. */
async function loadSeals(route: Route.LoaderArgs, request: SignatureRequest): Promise<SealOption[]> {
  const session = route.context.get(sessionContext);
  if (session.kind !== 'account') return [];
  const { business } = session.user;
  const names = listSealNames(request, session.user);
  if (!business || names.length === 0) return [];
  const { seals } = await load(route, listSeals, { params: { id: business.id } });
  return listSealOptions(seals, names, business.name);
}

/** With what the person may confirm the signature, where its quality asks for that. */
async function loadStepUpMethods(route: Route.LoaderArgs, { quality, viewer }: SignatureRequest) {
  if (!viewer.actions.includes('sign') || !isProofAsked(quality)) return [];
  return listStepUpMethods(...(await Promise.all([load(route, getTwoStep, {}), load(route, getMobileId, {})])));
}

/** What the signature may look like, where a document shows it and it is the person's turn. */
async function loadVisualSignatures(route: Route.LoaderArgs, { viewer, signatures }: SignatureRequest) {
  const own = viewer.actions.includes('sign') && signatures.find(({ sid }) => sid === viewer.sid);
  const isShown = own && own.document_signatures.some(({ visual_signature }) => visual_signature);
  return isShown ? (await load(route, listVisualSignatures, {})).signatures : [];
}

/** Whether a trust service must know the person before they can sign, where the quality may ask for that. */
async function loadIdent(route: Route.LoaderArgs, request: SignatureRequest) {
  const { id, quality, viewer } = request;
  const mayAsk = viewer.actions.includes('sign') && (quality === 'QES' || quality === 'AES_MINIMAL');
  if (!mayAsk || viewer.sid === null) return undefined;
  const ident = await load(route, getIdentMethod, { params: { id, sid: viewer.sid } });
  // Nobody is led to where no way is open to them.
  return { ...ident, ...(ident.methods.length > 0 && { href: writeIdentifyPage(request) }) };
}

export function action(route: Route.ActionArgs) {
  return answerForm(route, openAccountDoor(connect(route), route.params.srid));
}

export default function View({ loaderData, actionData }: Route.ComponentProps) {
  const client = useApiClient();
  const page = useMemo(() => unpackPage(loaderData), [loaderData]);
  const { request } = page;
  if (actionData) return <PlainPage {...actionData} request={request} door={openAccountDoor(client, request.id)} />;
  return <Visit key={request.id} {...page} />;
}

function Visit(page: ReturnType<typeof unpackPage>) {
  const { request } = page;
  const client = useApiClient();
  useServerClock();
  const door = useMemo(() => openAccountDoor(client, request.id), [client, request.id]);
  const isOpen = request.status_overall === 'OPEN';
  const { data: progress, error } = useApi(getSignatureRequestStatus, isOpen ? { params: { id: request.id } } : null, {
    refreshInterval: pollInterval,
    revalidateOnMount: false,
  });
  // A session that has ended leads away by itself, or stays until nothing is open that it would take along.
  const refusal = isApiProblem(error) && error.status === 401 ? undefined : error;
  const refresh = useRefreshOnChange(request, progress, refusal);
  return <ViewWorkspace {...page} door={door} refresh={refresh} />;
}
