import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Route } from './+types/invite.ts';
import { environmentContext } from '../context.ts';
import type { OfferedQualities } from '../environment.ts';
import { pageImageUrl } from '../documents/page-image-url.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { load, send } from '../http/api.ts';
import { useApi } from '../http/browser-api.ts';
import { writeFlash } from '../http/flash.ts';
import { noFilters } from './dashboard-filters.ts';
import { readDashboardQuery, writeDashboardQuery } from './dashboard-query.ts';
import { InviteView } from './components/invite-view.tsx';
import { type InviteStep, readStep } from './invite-steps.ts';
import { signatureRequestsInviteMessages as messages } from './invite-messages.ts';
import { useDraftDocuments } from './use-draft-documents.ts';
import { useDraftExpiry } from './use-draft-expiry.ts';
import { useDraft } from './use-draft.ts';
import { useInvitePeople } from './use-invite-people.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSending } from './use-sending.ts';

export async function loader(route: Route.LoaderArgs) {
  const request = await load(route, getSignatureRequest, { params: { id: route.params.id } });
  if (!request.viewer.actions.includes('edit')) throw redirect(`/view/${request.id}`);
  return { request, offered: await route.context.get(environmentContext).listQualities() };
}

const sentAddress = `/dashboard${writeDashboardQuery(readDashboardQuery(new URLSearchParams(), { view: 'sent', filters: noFilters }), null)}`;

/** Sends the invitations. */
export async function action(route: Route.ActionArgs) {
  const form = await route.request.formData();
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
  return <Draft key={loaderData.request.id} loaded={loaderData.request} offered={loaderData.offered} />;
}

function Draft({ loaded, offered }: { loaded: SignatureRequest; offered: OfferedQualities }) {
  const editor = useDraft(loaded);
  const people = useInvitePeople(editor);
  const documents = useDraftDocuments(editor);
  const changeExpiry = useDraftExpiry(editor);
  const { request } = editor;
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const [chosenId, setChosenId] = useState<string>();
  const shown = request.documents.find(({ id }) => id === chosenId) ?? request.documents[0];
  const { data: document } = useApi(
    getDocument,
    step === 'place' && shown ? { params: { id: shown.version_id } } : null,
    { revalidateOnFocus: false },
  );
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
      editor={editor}
      getHref={(one: InviteStep) => `/invite/${request.id}?step=${one}`}
      documents={documents}
      people={people}
      place={{
        documentId: shown?.id ?? '',
        document: document?.version_id === shown?.version_id ? document : undefined,
        onChooseDocument: setChosenId,
        getPageUrl: (page, scale) => pageImageUrl(shown?.version_id ?? '', page, scale),
      }}
      offered={offered[request.legislation]}
      refusals={refusals}
      onChangeExpiry={changeExpiry}
      isSending={isSending}
      onSend={sendNow}
    />
  );
}
