import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { RequestDocument, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { ButtonLink, Heading, theme } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { DocumentReader } from '../../signing/components/document-reader.tsx';
import type { Door } from '../../signing/door.ts';
import { usePageTexts } from '../../signing/use-page-texts.ts';
import { identificationDirectMessages as messages } from '../direct-messages.ts';

export interface PreviewViewProps extends Pick<Door, 'readPageText'> {
  request: Pick<SignatureRequest, 'title' | 'documents' | 'signatures' | 'viewer'>;
  /** The document that is shown, and with its pages, once they are known. */
  picked: RequestDocument | undefined;
  document: Document | undefined;
  hasDocumentFailed: boolean;
  onRetryDocument: () => void;
  onPick: (documentId: string) => void;
  /** Address of a page's image; `page` from 1, scale in per cent. */
  getPageUrl: (page: number, scale: number) => string;
  /** Where the identification begins. */
  backHref: string;
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  height: 100dvh;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};
  > h1 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The document as a visitor may read it before the identification. Nothing can be signed here. */
export function PreviewView({ request, readPageText, backHref, onPick, picked, document, ...pages }: PreviewViewProps) {
  const [page, setPage] = useState(1);
  const pageTexts = usePageTexts({ readPageText }, document?.version_id, document?.page_count ?? 0, page);
  function show(id: string) {
    onPick(id);
    setPage(1);
  }
  return (
    <Frame>
      <Head>
        <Heading level={1} look="title">
          <bdi>{request.title}</bdi>
        </Heading>
        <ButtonLink href={backHref}>
          <FormattedMessage {...messages.previewBack} />
        </ButtonLink>
      </Head>
      <DocumentReader
        {...pages}
        documents={request.documents}
        picked={picked}
        onPick={show}
        document={document}
        signatures={request.signatures}
        ownSid={request.viewer.sid}
        pageTexts={pageTexts}
        onPageChange={setPage}
      />
    </Frame>
  );
}
