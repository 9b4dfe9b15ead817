import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { BadgeTone } from './Badge.tsx';

/** Something that happened, or is yet to happen. */
export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** When, in the reader's words. */
  time?: ReactNode;
  description?: ReactNode;
  /** An icon in the mark; without it a dot. */
  icon?: ReactNode;
  /** Default neutral. */
  tone?: BadgeTone;
  /** Not yet happened: an open mark. */
  isPending?: boolean;
}

export interface TimelineProps {
  /** Name of the list. */
  label: string;
  items: readonly TimelineItem[];
}

const Step = styled.li`
  --tone: ${theme.color.inkSoft};
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 ${theme.space[3]};
  padding-bottom: ${theme.space[5]};

  &::before {
    content: '';
    position: absolute;
    top: 28px;
    bottom: 0;
    left: 13.5px;
    width: 1px;
    background: ${theme.color.hairline};
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:last-child::before {
    content: none;
  }
  &[data-tone='pine'] {
    --tone: ${theme.color.pine};
  }
  &[data-tone='seal'] {
    --tone: ${theme.color.seal};
  }
  &[data-tone='success'] {
    --tone: ${theme.color.success};
  }
  &[data-tone='warning'] {
    --tone: ${theme.color.warning};
  }
  &[data-tone='danger'] {
    --tone: ${theme.color.danger};
  }
  &[data-tone='info'] {
    --tone: ${theme.color.info};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid var(--tone);
  border-radius: 50%;
  background: ${theme.color.paper};
  color: var(--tone);

  svg {
    width: 14px;
    height: 14px;
  }
  &:empty::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  [data-pending] > & {
    border-style: dashed;
  }
  [data-pending] > &:empty::after {
    content: none;
  }
`;

const Words = styled.div`
  min-width: 0;
  padding-top: 0.1875rem;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: 550;
    line-height: ${theme.lineHeight.snug};
  }
  [data-pending] > & strong {
    color: ${theme.color.inkSoft};
    font-weight: 500;
  }
`;

const Aside = styled.div`
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

/** Events in their order. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol role="list" aria-label={label}>
      {items.map((item) => (
        <Step key={item.id} data-tone={item.tone} data-pending={item.isPending || undefined}>
          <Mark aria-hidden>{item.icon}</Mark>
          <Words>
            <strong>{item.title}</strong>
            {item.time === undefined ? null : <Aside>{item.time}</Aside>}
            {item.description === undefined ? null : <Aside>{item.description}</Aside>}
          </Words>
        </Step>
      ))}
    </ol>
  );
}
