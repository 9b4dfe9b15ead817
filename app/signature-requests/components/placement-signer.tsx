import { Avatar, Button, Check, from, MousePointerClick, Plus, Text, theme, until } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { whenLow } from './when-low.ts';

export interface PlacementSignerProps {
  sid: string;
  name: string;
  /** Number among the signers, from 0; it gives the colour. */
  tone: number;
  /** How many marks the signer has on the document. */
  count: number;
  /** The next click on a page places this signature. */
  isArmed: boolean;
  /** The page in sight, from 1. */
  page: number;
  onArm: () => void;
  /** Places the signature on the page in sight without pointing; missing until there is a page. */
  onPlace: (() => void) | undefined;
}

const Frame = styled.li`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  ${from.md} {
    & + & {
      margin-top: ${theme.space[2]};
    }
  }
  ${until.md} {
    flex: none;
    max-width: 240px;
  }
  &[data-armed] {
    border-color: ${theme.color.seal};
    box-shadow: inset 0 0 0 1px ${theme.color.seal};
  }

  > button:first-child {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    width: 100%;
    padding: ${theme.space[3]};
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: grab;
    overflow-wrap: anywhere;
  }
  > div {
    padding: 0 ${theme.space[3]} ${theme.space[3]};
  }
  [data-part='count'] {
    display: block;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  ${whenLow} {
    display: flex;
    align-items: center;
    max-width: none;

    > button:first-child {
      width: auto;
      padding: ${theme.space[2]};
      white-space: nowrap;
    }
    [data-part='count'] {
      display: none;
    }
    > div {
      flex: none;
      padding: 0 ${theme.space[2]} 0 0;
    }
    > div button {
      white-space: nowrap;
    }
  }
`;

/** One signer beside the pages: chosen by a click, dragged onto a page, or placed by a button. */
export function PlacementSigner({ sid, name, tone, count, isArmed, page, onArm, onPlace }: PlacementSignerProps) {
  return (
    <Frame data-armed={isArmed || undefined}>
      <button
        type="button"
        aria-pressed={isArmed}
        draggable
        onDragStart={(event) => event.dataTransfer.setData('text/plain', sid)}
        onClick={onArm}
      >
        <Avatar name={name} tone={tone} size="small" isDecorative />
        <span style={{ flex: 1 }}>
          <Text tag="span" weight="medium">
            <bdi>{name}</bdi>
          </Text>
          <Text tag="span" size="small" tone="soft" data-part="count">
            <FormattedMessage {...messages.placedCount} values={{ count }} />
          </Text>
        </span>
        {isArmed ? <MousePointerClick aria-hidden /> : count > 0 ? <Check aria-hidden /> : null}
      </button>
      {isArmed && onPlace ? (
        <div>
          <Button variant="secondary" size="small" isWide icon={<Plus aria-hidden />} onClick={onPlace}>
            <FormattedMessage {...messages.placeOnPage} values={{ page }} />
          </Button>
        </div>
      ) : null}
    </Frame>
  );
}
