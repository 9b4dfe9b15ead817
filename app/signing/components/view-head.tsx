import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { from, Heading, Inline, Text, theme, until } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { QualityBadge } from '../../signature-requests/components/quality-badge.tsx';
import { StatusBadge } from '../../signature-requests/components/status-badge.tsx';
import { signingMessages as messages } from '../messages.ts';
import { DownloadMenu, type Downloads } from './download-menu.tsx';
import { MoreMenu } from './more-menu.tsx';

export interface ViewHeadProps {
  request: SignatureRequest;
  /** The document that is shown. */
  pickedId: string | undefined;
  downloads: Downloads;
  onWithdraw: () => void;
  onDelete: () => void;
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};

  > :first-child {
    grid-column: 1;
  }
  > menu {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[1]};
    grid-area: 1 / 2 / span 2;
  }

  ${until.md} {
    /* The title in full stands where there is room for it: among the details. */
    [data-panel='document'] > & h1 {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
  }
  ${from.md} {
    grid-area: head;
    max-height: 45dvh;
    overflow-y: auto;
    padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[4]};
    border-left: 1px solid ${theme.color.hairline};
    > menu {
      grid-area: 1 / 2;
    }
    > h1,
    > p {
      grid-column: 1 / -1;
    }
  }
`;

/** What it is about, from whom, and where it stands. */
export function ViewHead({ request, pickedId, downloads, onWithdraw, onDelete }: ViewHeadProps) {
  const { title, owner, owner_name, status_overall, quality, viewer } = request;
  return (
    <Head>
      <Inline gap={2}>
        <StatusBadge status={status_overall} isYourTurn={viewer.actions.includes('sign')} />
        <QualityBadge quality={quality} />
      </Inline>
      <menu>
        <DownloadMenu request={request} pickedId={pickedId} downloads={downloads} />
        <MoreMenu actions={viewer.actions} onWithdraw={onWithdraw} onDelete={onDelete} />
      </menu>
      <Heading level={1} look="title">
        <bdi>{title}</bdi>
      </Heading>
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.sentBy} values={{ name: <bdi>{owner_name || owner}</bdi> }} />
      </Text>
    </Head>
  );
}
