import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { Avatar, type Size, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { measureStamp } from '../measure-stamp.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { qualityTexts } from './quality-badge.tsx';

/** As in the signed file: no ground, a thin rule at the left, the name in a serif, small lines beneath (engine/pdf/appearance/lay-out.ts). */
const Stamp = styled.span`
  container-type: size;
  position: absolute;
  inset: 0;
  pointer-events: none;

  > [data-part='person'] {
    position: absolute;
    top: -12px;
    left: -12px;
  }
`;

const Lines = styled.span`
  position: absolute;
  inset: calc(var(--padding) * var(--point));
  display: flex;
  flex-direction: column;
  justify-content: center;
  overflow: hidden;
  padding-left: calc(var(--gap) * var(--point));
  border-left: max(1px, calc(1.1 * var(--point))) solid var(--person);
  text-align: left;
  line-height: 1.42;
  white-space: nowrap;
  font-size: calc(var(--detail) * var(--point));

  bdi {
    font: 500 calc(var(--name) * var(--point)) / 1.1 ${theme.fontFamily.display};
  }
`;

export interface StampPreviewProps {
  name: string;
  quality: Quality;
  /** Number of the person among the signers, from 0. */
  tone: number;
  /** In points. */
  size: Size;
}

/** What the signature will look like, with what nobody knows yet named, and whose it is in colour and initials. */
export function StampPreview({ name, quality, tone, size }: StampPreviewProps) {
  const { demonstrated } = useRoot();
  const { padding, gap, nameSize, detailSize } = measureStamp(name, size);
  return (
    <Stamp>
      <Lines
        style={{
          '--point': `calc(100cqw / ${size.width})`,
          '--padding': padding,
          '--gap': gap,
          '--name': nameSize,
          '--detail': detailSize,
        }}
      >
        <bdi>{name}</bdi>
        <span>
          <FormattedMessage {...messages.stampDate} />
        </span>
        <span>
          Sigillum · <FormattedMessage {...qualityTexts[demonstrated.includes(quality) ? 'DEMO' : quality]} />
        </span>
      </Lines>
      <Avatar data-part="person" name={name} tone={tone} size="small" isDecorative />
    </Stamp>
  );
}
