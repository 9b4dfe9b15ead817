import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { RequestEvents, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { makeIdempotencyKey } from '../../http/idempotency-key.ts';
import { useModals } from '../../modals/modals.tsx';
import { declineSigningRequestDialog } from '../dialogs.ts';
import type { Door } from '../door.ts';
import type { SealOption } from '../seal-options.ts';
import { useOwnerActs } from '../use-owner-acts.ts';
import { usePageTexts } from '../use-page-texts.ts';
import { usePickedDocument } from '../use-picked-document.ts';
import { useSigning } from '../use-signing.ts';
import { RequestView } from './request-view.tsx';

export interface ViewWorkspaceProps {
  door: Door;
  request: SignatureRequest;
  /** The first document, as loaded with the page. */
  document: Document | undefined;
  events: RequestEvents['events'];
  /** The seals that the person may sign with instead of personally. */
  seals: readonly SealOption[];
  /** Loads the request anew. */
  refresh: () => unknown;
}

/** The view of a request, joined to the API through its door. */
export function ViewWorkspace({ door, request, document: loaded, events, seals, refresh }: ViewWorkspaceProps) {
  const navigate = useNavigate();
  const { dialogs } = useModals();
  const [sealName, setSealName] = useState<string>();
  const seal = seals.find(({ name }) => name === sealName);
  const { sign, isSigning } = useSigning({ door, request, seal, refresh });
  const { picked, document, hasFailed, retry, pick } = usePickedDocument(door, request.documents, loaded);
  const [page, setPage] = useState(1);
  const pageTexts = usePageTexts(door, document?.version_id, document?.page_count ?? 0, page);

  function decline() {
    const idempotencyKey = makeIdempotencyKey();
    dialogs.open(declineSigningRequestDialog, { title: request.title }, async ({ message }) => {
      await door.decline(message || undefined, idempotencyKey);
      await navigate('/declined');
    });
  }

  return (
    <RequestView
      request={request}
      events={events}
      picked={picked}
      document={document}
      hasDocumentFailed={hasFailed}
      onRetryDocument={retry}
      onPick={(id) => {
        pick(id);
        setPage(1);
      }}
      getPageUrl={(number, scale) => door.writePageUrl(document?.version_id ?? '', number, scale)}
      pageTexts={pageTexts}
      onPageChange={setPage}
      downloads={door}
      isVisitor={door.kind === 'visitor'}
      isSigning={isSigning}
      seals={seals}
      seal={seal}
      onSealChange={setSealName}
      onSign={sign}
      onDecline={decline}
      {...useOwnerActs(request, refresh)}
    />
  );
}
