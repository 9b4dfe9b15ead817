import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { from, Heading, Inline, Text, theme, until } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { AskedQualityBadge } from '../../signature-requests/components/asked-quality.tsx';
import { StatusBadge } from '../../signature-requests/components/status-badge.tsx';
import { signingMessages as messages } from '../messages.ts';
import { DownloadMenu, type Downloads } from './download-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SenderMark } from './sender-mark.tsx';

export interface ViewHeadProps {
  request: SignatureRequest;
  /** The business that has sent it, as it shows itself; undefined where a person has sent it alone. */
  sender?: PublicInformation | undefined;
  /** The document that is shown. */
  pickedId: string | undefined;
  downloads: Downloads;
  /** Visitors have no list from which a request could be taken. */
  isVisitor: boolean;
  onDelegate: () => void;
  onWithdraw: () => void;
  onCorrect: () => void;
  onDelete: () => void;
}

const Head = styled.header`
  display: grid;
  grid-template: 'title menu' 'meta meta' / minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};

  > h1 {
    grid-area: title;
  }
  ${until.md} {
    padding-block: ${theme.space[2]};
    /* The title in full stands where there is room for it: among the details, and where all scrolls. */
    [data-panel='document']:not(:has(> [data-in-flow])) > & h1 {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
      @media (max-height: 30em) {
        -webkit-line-clamp: 1;
      }
    }
    /* Whoever reads on a phone needs the room; it is there again at the beginning of the document, and all the time for who hears the page. */
    @media (pointer: coarse) {
      [data-panel='document'][data-reading] > &:not(:focus-within) {
        position: absolute;
        height: 1px;
        padding-block: 0;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  }
  ${from.md} {
    grid-area: head;
    grid-template: 'marks menu' 'title title' 'from from' / minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[3]};
    max-height: 45dvh;
    overflow-y: auto;
    padding: ${theme.space[4]} ${theme.space[5]};
    border-left: 1px solid ${theme.color.hairline};
  }
`;

const Menus = styled.div`
  display: flex;
  align-items: center;
  grid-area: menu;
  /* Not further with larger letters: a finger's room at its button would lie outside the window. */
  margin: -0.25rem -8px -0.25rem 0;
`;

const Meta = styled(Inline)`
  grid-area: meta;
  ${from.md} {
    display: contents;
    > div {
      grid-area: marks;
    }
    > p {
      grid-area: from;
    }
  }
`;

const Marks = styled(Inline)`
  /* The button to sign repeats the quality there. */
  ${until.sm} {
    > span:nth-child(2) {
      display: none;
    }
  }
`;

/** What was corrected is corrected further where that is. */
const listOffered = ({ viewer, corrected_by }: SignatureRequest) =>
  viewer.actions.filter((action) => action !== 'correct' || corrected_by === null);

/** What it is about, from whom, and where it stands. */
export function ViewHead({ request, sender, pickedId, downloads, isVisitor, ...acts }: ViewHeadProps) {
  const { title, owner, owner_name, status_overall, long_term, quality, viewer } = request;
  // What a program has sent comes from the business itself.
  const isOfBusiness = sender !== undefined && sender.name !== owner_name;
  return (
    <Head>
      <Heading level={1} look="title">
        <bdi>{title}</bdi>
      </Heading>
      <Meta gap={2}>
        <Marks gap={2}>
          <StatusBadge
            status={status_overall}
            isYourTurn={viewer.actions.includes('sign')}
            isPending={long_term === 'pending'}
          />
          <AskedQualityBadge quality={quality} />
        </Marks>
        <Text size="small" tone="soft">
          <FormattedMessage
            {...(isOfBusiness ? messages.sentByBusiness : messages.sentBy)}
            values={{
              name: <bdi key="name">{owner_name || owner}</bdi>,
              business: <bdi key="business">{sender?.name}</bdi>,
            }}
          />
        </Text>
      </Meta>
      <Menus>
        <DownloadMenu request={request} pickedId={pickedId} downloads={downloads} />
        {isVisitor ? null : <MoreMenu actions={listOffered(request)} {...acts} />}
      </Menus>
      {sender && <SenderMark {...sender} />}
    </Head>
  );
}
