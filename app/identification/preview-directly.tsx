import { getDocumentDirectly } from '@sigillum/api-contracts/documents/get-document-directly.ts';
import type { Route } from './+types/preview-directly.ts';
import { useMemo } from 'react';
import { sessionContext } from '../context.ts';
import { load } from '../http/api.ts';
import { useApiClient } from '../http/browser-api.ts';
import { usePickedDocument } from '../signing/use-picked-document.ts';
import { openVisitorDoor } from '../signing/visitor-door.ts';
import { PreviewView } from './components/preview-view.tsx';
import { expectVisit, loadVisitedRequest } from './direct/load-visit.ts';
import { writeStartPage } from './direct/visit-places.ts';

export async function loader(route: Route.LoaderArgs) {
  const request = await loadVisitedRequest(route);
  const [first] = request.documents;
  const document =
    first &&
    (await load(route, getDocumentDirectly, {
      params: { id: first.version_id },
      query: { token: request.document_token },
    }));
  const backHref = writeStartPage(expectVisit(route.context.get(sessionContext)));
  return { subject: request.title, request, document, backHref };
}

export default function PreviewDirectly({ loaderData }: Route.ComponentProps) {
  const { request, document: loaded, backHref } = loaderData;
  const client = useApiClient();
  const { id, document_token: token } = request;
  const door = useMemo(() => openVisitorDoor(client, { requestId: id, token }), [client, id, token]);
  const { picked, document, hasFailed, retry, pick } = usePickedDocument(door, request.documents, loaded);
  return (
    <PreviewView
      request={request}
      picked={picked}
      document={document}
      hasDocumentFailed={hasFailed}
      onRetryDocument={retry}
      onPick={pick}
      getPageUrl={(number, scale) => door.writePageUrl(document?.version_id ?? '', number, scale)}
      readPageText={door.readPageText}
      backHref={backHref}
    />
  );
}
