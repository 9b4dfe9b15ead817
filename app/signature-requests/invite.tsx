import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import type { ConvertibleKind, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Route } from './+types/invite.ts';
import { expectUser } from '../access/session.ts';
import { environmentContext, sessionContext } from '../context.ts';
import type { OfferedQualities } from '../environment.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { writeFlash } from '../http/flash.ts';
import { useServerClock } from '../platform/use-server-clock.ts';
import { noFilters } from './dashboard-filters.ts';
import { readDashboardQuery, writeDashboardQuery } from './dashboard-query.ts';
import { InviteView } from './components/invite-view.tsx';
import { type InviteStep, readStep } from './invite-steps.ts';
import { signatureRequestsInviteMessages as messages } from './invite-messages.ts';
import { SentPlaces } from './components/sent-places.tsx';
import { useCorrection } from './use-correction.ts';
import { useDraftColleagues } from './use-draft-colleagues.ts';
import { useDraftDocuments } from './use-draft-documents.ts';
import { useDraftExpiry } from './use-draft-expiry.ts';
import { useDraft } from './use-draft.ts';
import { useInvitePeople } from './use-invite-people.ts';
import { useLacks } from './use-lacks.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePlaceDocument } from './use-place-document.ts';
import { useFormFields } from './use-form-fields.ts';
import { usePlaceholders } from './use-placeholders.ts';
import { useRequestFields } from './use-request-fields.ts';
import { useSending } from './use-sending.ts';

export async function loader(route: Route.LoaderArgs) {
  const request = await load(route, getSignatureRequest, { params: { id: route.params.id } });
  const { actions } = request.viewer;
  // Of a request that was sent, the pages alone are shown, to place signatures anew.
  const isPlacing =
    actions.includes('place_signatures') && readStep(new URL(route.request.url).searchParams.get('step')) === 'place';
  if (!actions.includes('edit') && !isPlacing) throw redirect(`/view/${request.id}`);
  const { permissions } = expectUser(route.context.get(sessionContext));
  return {
    request,
    convertible: permissions.upload.convertible,
    offered: await route.context.get(environmentContext).listQualities(),
  };
}

const sentAddress = `/dashboard${writeDashboardQuery(readDashboardQuery(new URLSearchParams(), { view: 'sent', filters: noFilters }), null)}`;

/** Sends the invitations. */
export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  try {
    const { id, signatures, viewer } = await send(
      route,
      initiateSignatureRequest,
      { params: { id: route.params.id } },
      { idempotencyKey: String(form.get('key')) },
    );
    const flash = writeFlash(
      { id: messages.sent.id, values: { count: signatures.length }, tone: 'success' },
      route.context.get(environmentContext),
    );
    const isForMeAlone = signatures.length === 1 && viewer.actions.includes('sign');
    return redirect(
      isForMeAlone ? `/view/${id}` : sentAddress,
      isForMeAlone ? {} : { headers: { 'set-cookie': flash } },
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ failure: mapProblem(error, form) }, { status: 422 });
  }
}

/** The draft lives in the screen while it is edited; another step is no reason to load it again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname || formMethod ? false : defaultShouldRevalidate;

export default function Invite({ loaderData }: Route.ComponentProps) {
  const { request, convertible, offered } = loaderData;
  if (request.status_overall !== 'DRAFT') return <SentPlaces key={request.id} loaded={request} />;
  return <Draft key={request.id} loaded={request} offered={offered} convertible={convertible} />;
}

interface DraftProps {
  loaded: SignatureRequest;
  offered: OfferedQualities;
  convertible: readonly ConvertibleKind[];
}

function Draft({ loaded, offered, convertible }: DraftProps) {
  const editor = useDraft(loaded);
  const people = useInvitePeople(editor);
  const documents = useDraftDocuments(editor, convertible);
  useServerClock();
  const changeExpiry = useDraftExpiry(editor);
  const { request } = editor;
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const place = usePlaceDocument(request, { isShown: step === 'place' });
  const fields = useRequestFields(request.id, step === 'place');
  const onFindPlaceholders = usePlaceholders(editor, fields);
  const onTakeForm = useFormFields(editor, fields);
  const lacks = useLacks(request, step === 'send');
  const correction = useCorrection(editor, step === 'send');
  const colleagues = useDraftColleagues(editor);
  const { send: sendNow, isSending, refusals } = useSending(editor);
  useLeaveGuard({
    isActive: editor.hasUnsaved && !isSending,
    loss: 'changes',
    // What is right is saved in any case; only for what cannot be saved one is asked.
    async settle() {
      await editor.flush();
      if (editor.isWrong) throw new Error('Something typed cannot be saved.');
    },
  });
  return (
    <InviteView
      step={step}
      editor={{ ...editor, request: { ...request, correction } }}
      getHref={(one: InviteStep) => `/invite/${request.id}?step=${one}`}
      documents={documents}
      people={people}
      place={{ ...place, fields, onFindPlaceholders, onTakeForm }}
      offered={offered[request.legislation]}
      refusals={refusals}
      lacks={lacks}
      colleagues={colleagues}
      onChangeExpiry={changeExpiry}
      isSending={isSending}
      onSend={sendNow}
    />
  );
}
