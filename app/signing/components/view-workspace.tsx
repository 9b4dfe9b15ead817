import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import type { VisualSignature, VisualSignatureData } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { RequestEvents, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAttachments } from '../../documents/use-attachments.ts';
import { showUsual } from '../../visual-signatures/visual-signature-url.ts';
import type { Door } from '../door.ts';
import { isAskedByService } from '../proof-way.ts';
import { readPlace } from '../read-place.ts';
import type { SealOption } from '../seal-options.ts';
import { useDeclining } from '../use-declining.ts';
import { useDelegation } from '../use-delegation.ts';
import { useFields } from '../use-fields.ts';
import { useOwnerActs } from '../use-owner-acts.ts';
import { useOwnName } from '../use-own-name.ts';
import { usePageTexts } from '../use-page-texts.ts';
import { usePickedDocument } from '../use-picked-document.ts';
import { useStandingExit } from '../use-standing-exit.ts';
import { useQuestions } from '../use-questions.ts';
import { useSigning } from '../use-signing.ts';
import { useViewCorrections } from '../use-view-corrections.ts';
import { writeIdentifyPage } from '../write-identify-page.ts';
import type { IdentWordsProps } from './ident-words.tsx';
import { RequestView } from './request-view.tsx';

export interface ViewWorkspaceProps {
  door: Door;
  request: SignatureRequest;
  /** The business that has sent it, as it shows itself. */
  sender: PublicInformation | undefined;
  /** The document that the address asks for, as loaded with the page. */
  document: Document | undefined;
  events: RequestEvents['events'];
  /** The seals that the person may sign with instead of personally. */
  seals: readonly SealOption[];
  /** The second factors of the account that may stand for a code, the best first. */
  stepUpMethods?: readonly StepUpMethod[];
  /** The visual signatures that the person may choose from here; none where no document shows the signature. */
  visualSignatures?: readonly VisualSignature[];
  /** Whether a trust service must know the person first, where the quality asks for that. */
  ident?: IdentWordsProps | undefined;
  /** Loads the request anew. */
  refresh: () => unknown;
}

/** Where somebody with an account is identified for a request that a trust service signs. */
const findIdentification = ({ kind }: Door, request: SignatureRequest): string | undefined =>
  kind === 'account' && isAskedByService(request.quality) ? writeIdentifyPage(request) : undefined;

/** The view of a request, joined to the API through its door. */
export function ViewWorkspace(props: ViewWorkspaceProps) {
  const { door, request, document: loaded, events, seals, stepUpMethods = [], visualSignatures = [], refresh } = props;
  const [sealName, setSealName] = useState<string>();
  const seal = seals.find(({ name }) => name === sealName);
  const [visualSignatureId, setVisualSignatureId] = useState<string>();
  const [visualSignatureData, setVisualSignatureData] = useState<VisualSignatureData>();
  const visualSignature =
    visualSignatures.find(({ id }) => id === visualSignatureId) ?? visualSignatures.find((look) => look.default);
  const { picked, document, unseen, hasFailed, retry, pick } = usePickedDocument(door, request.documents, loaded);
  const { page: firstPage } = readPlace(useLocation().search, request.documents);
  const [page, setPage] = useState(firstPage);
  const pageTexts = usePageTexts(door, document?.version_id, document?.page_count ?? 0, page);

  function showDocument(id: string) {
    pick(id);
    setPage(1);
  }

  const { sign, isSigning } = useSigning({
    door,
    request,
    sender: props.sender,
    identifyHref: props.ident?.href ?? findIdentification(door, request),
    unseen,
    showDocument,
    seal,
    stepUpMethods,
    visualSignatureId: visualSignature?.id,
    visualSignatureData,
    refresh,
  });
  // Whoever must be identified signs by the name of the document, which the invitation's has to fit.
  const correctName = useOwnName(door, refresh);
  const { toFill, prepare } = useFields(door, request);

  /** What was filled in is saved before anything is signed; what is missing takes the focus. */
  async function signFilled() {
    const missing = await prepare();
    if (!missing) return sign();
    if (missing.document_id !== picked?.id) showDocument(missing.document_id);
    window.document.querySelector<HTMLElement>(`[data-stop="${CSS.escape(missing.id)}"]`)?.focus();
  }

  const { onFiles, onRemove, ...sending } = useAttachments(request.id, { onAdded: refresh, onRemoved: refresh });
  const { actions } = request.viewer;
  const attachments = {
    ...sending,
    getHref: door.writeAttachmentUrl,
    onFiles: actions.includes('add_attachments') ? onFiles : undefined,
    onRemove: actions.includes('remove_attachments') ? onRemove : undefined,
  };
  const { decline, isDeclining } = useDeclining(door, request);
  const delegate = useDelegation(refresh);
  const exit = useStandingExit(request);

  return (
    <RequestView
      request={request}
      sender={props.sender}
      events={events}
      picked={picked}
      document={document}
      hasDocumentFailed={hasFailed}
      onRetryDocument={retry}
      onPick={showDocument}
      getPageUrl={(number, scale) => door.writePageUrl(document?.version_id ?? '', number, scale)}
      pageTexts={pageTexts}
      onPageChange={setPage}
      firstPage={picked?.id === loaded?.id ? firstPage : undefined}
      downloads={door}
      isVisitor={door.kind === 'visitor'}
      isSigning={isSigning || isDeclining}
      exit={exit}
      ident={props.ident}
      seals={seals}
      seal={seal}
      onSealChange={setSealName}
      stepUpMethods={stepUpMethods}
      look={{
        visualSignature,
        visualSignatures,
        getImageUrl: showUsual,
        onChange: (id) => {
          setVisualSignatureId(id);
          setVisualSignatureData(undefined);
        },
        onDataChange: setVisualSignatureData,
        onKept: refresh,
      }}
      attachments={attachments}
      onCorrectName={props.ident ? undefined : correctName}
      toFill={toFill}
      onSign={() => void signFilled()}
      onDecline={decline}
      onDelegate={() => delegate(request)}
      {...useOwnerActs(request, refresh)}
      {...useQuestions(door, request, refresh)}
      corrections={useViewCorrections(request, refresh)}
    />
  );
}
