import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useFetcher, useSearchParams } from 'react-router';
import type { Route } from './+types/invite.ts';
import { environmentContext } from '../context.ts';
import { deleteDocumentsDialog } from '../documents/dialogs.ts';
import { pageImageUrl } from '../documents/page-image-url.ts';
import { useUploadQueue } from '../documents/use-upload-queue.ts';
import type { TextReference } from '../forms/describe-violation.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { load, send } from '../http/api.ts';
import { useApi } from '../http/browser-api.ts';
import { writeFlash } from '../http/flash.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { InviteView } from './components/invite-view.tsx';
import { type InviteStep, readStep } from './invite-steps.ts';
import { requestMessages as messages } from './messages.ts';
import { useDraft } from './use-draft.ts';
import { useInvitePeople } from './use-invite-people.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

export async function loader(route: Route.LoaderArgs) {
  const request = await load(route, getSignatureRequest, { params: { id: route.params.id } });
  if (!request.viewer.actions.includes('edit')) throw redirect(`/view/${request.id}`);
  return { request };
}

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
    const flash = writeFlash({ id: messages.sent.id, values: { count: signatures.length }, tone: 'success' }, route.context.get(environmentContext));
    const isForMeAlone = signatures.length === 1 && viewer.actions.includes('sign');
    return redirect(isForMeAlone ? `/view/${id}` : '/dashboard?tab=inbox', isForMeAlone ? {} : { headers: { 'set-cookie': flash } });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ failure: mapProblem(error, form) }, { status: 422 });
  }
}

/** The draft lives in the screen while it is edited; another step is no reason to load it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname || formMethod ? false : defaultShouldRevalidate;

export default function Invite({ loaderData }: Route.ComponentProps) {
  return <Draft key={loaderData.request.id} loaded={loaderData.request} />;
}

function Draft({ loaded }: { loaded: SignatureRequest }) {
  const editor = useDraft(loaded);
  const people = useInvitePeople(editor);
  const documents = useDraftDocuments(editor);
  const { request } = editor;
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const [chosenId, setChosenId] = useState<string>();
  const shown = request.documents.find(({ id }) => id === chosenId) ?? request.documents[0];
  const { data: document } = useApi(getDocument, step === 'place' && shown ? { params: { id: shown.version_id } } : null, { revalidateOnFocus: false });
  const { sendNow, isSending, refusals } = useSending(editor);
  useLeaveGuard({ isActive: editor.hasUnsaved && !isSending, loss: 'changes', ...(!editor.isWrong && { settle: editor.flush }) });
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
      refusals={refusals}
      isSending={isSending}
      onSend={sendNow}
    />
  );
}

/** Saves what is left, then sends; what is refused is told where it belongs. */
function useSending(editor: ReturnType<typeof useDraft>) {
  const fetcher = useFetcher<typeof action>();
  const [isSettling, setIsSettling] = useState(false);
  const [key] = useState(makeIdempotencyKey);
  const failure = fetcher.data && 'failure' in fetcher.data ? fetcher.data.failure : undefined;
  async function sendNow() {
    setIsSettling(true);
    try {
      await editor.flush();
      await fetcher.submit({ key }, { method: 'post' });
    } catch {
      // The indicator says why it cannot be saved, and offers to try again.
    } finally {
      setIsSettling(false);
    }
  }
  const refusals: Partial<Record<'title' | 'message' | 'form', TextReference>> = { ...failure?.fields, ...(failure?.form && { form: failure.form }) };
  return { sendNow: () => void sendNow(), isSending: isSettling || fetcher.state !== 'idle', refusals };
}

/** The documents of a draft: more of them by upload, fewer after a question. */
function useDraftDocuments(editor: ReturnType<typeof useDraft>) {
  const { queue, uploads } = useUploadQueue(editor.request.id);
  const { dialogs } = useModals();
  useEffect(() => {
    for (const { id, state } of uploads) {
      if (state.kind !== 'done') continue;
      editor.adoptDocument(state.document);
      queue.forget(id);
    }
  }, [uploads]);
  return {
    uploads,
    onFiles: (files: readonly File[]) => queue.add(files),
    onRetry: (id: string) => queue.retry(id),
    onRemove: (id: string) => void queue.remove(id),
    getThumbnailUrl: ({ version_id }: { version_id: string }) => pageImageUrl(version_id, 1, 25),
    onRemoveDocument: ({ id, name }: { id: string; name: string }) =>
      void dialogs.open(deleteDocumentsDialog, { title: name, consequence: 'removed' as const }, () => editor.removeDocument(id)),
  };
}
