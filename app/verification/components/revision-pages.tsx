import type { Verification, VerifiedRevision } from '@sigillum/api-contracts/verification/schemas.ts';
import {
  Banner,
  Button,
  Eye,
  EyeOff,
  PageViewer,
  Skeleton,
  theme,
  until,
  VisuallyHidden,
} from '@sigillum/design-system';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { commonMessages } from '../../common/messages.ts';
import { usePageViewerLabels } from '../../documents/use-page-viewer-labels.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { usePageTexts } from '../../signing/use-page-texts.ts';
import { verificationChangeMessages as messages } from '../change-messages.ts';

/** Where the pages of a checked file come from. */
export interface RevisionSource {
  loadRevision: (verification: Verification, index: number) => Promise<VerifiedRevision>;
  /** Address of a page's image; `page` from 1, scale in per cent. */
  getPageUrl: (verification: Verification, index: number, page: number, scale: number) => string;
  /** The lines of a page's text; `page` from 1. */
  readPageText: (verification: Verification, index: number, page: number) => Promise<readonly string[]>;
}

interface RevisionPagesProps extends RevisionSource {
  verification: Verification;
  /** Of the revision. */
  index: number;
  signer: string;
}

const Window = styled.div`
  height: min(80dvh, 760px);
  margin-top: ${theme.space[3]};
  overflow: hidden;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.well};

  > * {
    height: 100%;
  }

  /* On a phone the pages use the card to its edges. */
  ${until.sm} {
    margin-inline: calc(-1 * ${theme.space[4]});
    border-inline: 0;
    border-radius: 0;
  }
`;

/** A button that opens the pages exactly as they were signed. */
export function RevisionPages(props: RevisionPagesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const windowId = useId();
  const Icon = isOpen ? EyeOff : Eye;
  return (
    <div>
      <Button
        variant="secondary"
        icon={<Icon aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? windowId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <FormattedMessage {...(isOpen ? messages.hideRevision : messages.showRevision)} />
      </Button>
      {isOpen ? (
        <div id={windowId}>
          <OpenPages {...props} />
        </div>
      ) : null}
    </div>
  );
}

function OpenPages(props: RevisionPagesProps) {
  const { verification, index, loadRevision } = props;
  const { data, error, mutate } = useSWR<VerifiedRevision, unknown>(
    ['verified revision', verification.id, index],
    () => loadRevision(verification, index),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const problem = useProblemText(error);
  if (data) return <Pages {...props} revision={data} />;
  if (problem !== undefined) {
    const retry = (
      <Button variant="secondary" size="small" onClick={() => void mutate()}>
        <FormattedMessage {...commonMessages.retry} />
      </Button>
    );
    return (
      <Banner
        tone="danger"
        title={<FormattedMessage {...messages.revisionFailed} />}
        actions={retry}
        style={{ marginTop: theme.space[3] }}
      >
        {problem}
      </Banner>
    );
  }
  return (
    <Window>
      <VisuallyHidden role="status">
        <FormattedMessage {...messages.revisionLoading} />
      </VisuallyHidden>
      <Skeleton />
    </Window>
  );
}

function Pages({
  verification,
  index,
  signer,
  getPageUrl,
  readPageText,
  revision,
}: RevisionPagesProps & { revision: VerifiedRevision }) {
  const { formatMessage } = useIntl();
  const labels = usePageViewerLabels(formatMessage(messages.revisionTitle, { name: signer }));
  const [current, setCurrent] = useState(1);
  const door = { readPageText: (_revision: string, page: number) => readPageText(verification, index, page) };
  const texts = usePageTexts(door, `${verification.id}/${index}`, revision.pages.length, current);
  return (
    <Window>
      <PageViewer
        pages={revision.pages.map((size, page) => {
          const lines = texts.get(page + 1);
          return { ...size, number: page + 1, ...(lines && { lines }) };
        })}
        getImageUrl={(page, scale) => getPageUrl(verification, index, page, scale)}
        labels={labels}
        onPageChange={setCurrent}
      />
    </Window>
  );
}
