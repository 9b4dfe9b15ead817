import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from, until } from '../breakpoints/breakpoints.ts';
import { Skeleton } from '../components/Skeleton.tsx';
import { ArrowRight } from '../icons.ts';
import { LinkAnchor } from '../support/link.tsx';
import { theme } from '../theme/theme.ts';

/** One figure of a business, with what became of it. */
export interface Statistic {
  id: string;
  /** What is counted. */
  label: string;
  /** The figure in the reader's words. */
  value: ReactNode;
  /** How it changed, in words: "12 more than in May". */
  change?: ReactNode;
  /** Where the figure moved, shown as an arrow; default none. */
  trend?: 'up' | 'down' | 'level';
  /** Whether that is welcome; default neutral. */
  tone?: 'neutral' | 'success' | 'danger';
  /** Leads to the list behind the figure. */
  href?: string;
}

export interface StatisticTilesProps {
  items: readonly Statistic[];
  /** The figures are on their way; the labels stand already. */
  isLoading?: boolean;
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[4]};

  /* Four of them stand in one row or in two, and never three above one. */
  ${from.sm} {
    ${until.md} {
      &:has(> :nth-child(4):last-child) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
  /* Two beside each other on phones, unless letters are large. */
  ${until.sm} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr));
    gap: ${theme.space[3]};
  }
`;

const Tile = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  min-width: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  overflow-wrap: anywhere;

  &:has(a:hover) {
    border-color: ${theme.color.edge};
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
  }
  dt a {
    color: inherit;
    text-underline-offset: 0.2em;
    outline: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
  }
  dd[data-value] {
    color: ${theme.color.ink};
    font: 560 1.75rem / 1.2 ${theme.fontFamily.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
  dd[data-tone='success'] {
    color: ${theme.color.success};
  }
  dd[data-tone='danger'] {
    color: ${theme.color.danger};
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  [data-trend='up'] svg {
    rotate: -45deg;
  }
  [data-trend='down'] svg {
    rotate: 45deg;
  }
`;

/** Figures side by side, each with its change in words. */
export function StatisticTiles({ items, isLoading = false }: StatisticTilesProps) {
  return (
    <Tiles aria-busy={isLoading || undefined}>
      {items.map(({ id, label, value, change, trend, tone, href }) => (
        <Tile key={id}>
          <dt>{href === undefined ? label : <LinkAnchor href={href}>{label}</LinkAnchor>}</dt>
          <dd data-value>{isLoading ? <Skeleton width="4ch" height="1.2em" /> : value}</dd>
          {change === undefined || isLoading ? null : (
            <dd data-tone={tone} data-trend={trend}>
              {trend === undefined ? null : <ArrowRight aria-hidden />}
              {change}
            </dd>
          )}
        </Tile>
      ))}
    </Tiles>
  );
}
