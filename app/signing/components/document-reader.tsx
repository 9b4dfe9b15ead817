import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { from, theme, until, withoutScripts } from '@sigillum/design-system';
import { styled } from 'styled-components';
import { DocumentBar } from './document-bar.tsx';
import { PlainPaging } from './plain-paging.tsx';
import { DocumentPages, type DocumentPagesProps } from './document-pages.tsx';

export interface ReaderProps extends DocumentPagesProps {
  documents: readonly RequestDocument[];
  /** The document that is shown. */
  picked: RequestDocument | undefined;
  onPick: (documentId: string) => void;
}

const Reader = styled.section`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${theme.color.well};
  > :last-child {
    flex: 1;
    min-height: 0;
  }

  ${from.md} {
    grid-area: reader;
  }
  ${until.md} {
    [data-panel='details'] > & {
      display: none;
    }
    /* The button to sign follows below: most of the window is the document's. */
    :has(> [data-in-flow]) > & {
      flex: none;
      height: max(0.7 * var(--window-height, 100dvh), 20rem);
    }
    ${withoutScripts} {
      flex: none;
      height: max(70dvh, 20rem);
    }
  }
`;

/** The pages of the documents, one document at a time. */
export function DocumentReader({ documents, picked, onPick, ...pages }: ReaderProps) {
  return (
    <Reader data-screen-only>
      <PlainPaging documents={documents} />
      {documents.length > 1 && picked ? <DocumentBar documents={documents} picked={picked} onPick={onPick} /> : null}
      <DocumentPages {...pages} />
    </Reader>
  );
}
