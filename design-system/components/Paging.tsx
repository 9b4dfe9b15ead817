import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { LinkAnchor } from '../support/link.tsx';
import { theme } from '../theme/theme.ts';

/** Page sizes that lists offer. */
export const pageSizes = [25, 50, 100] as const;
/** Rows on a page. */
export type PageSize = (typeof pageSizes)[number];

export interface PagingProps {
  /** Name of the landmark. */
  label: string;
  /** The page shown, from 1. */
  page: number;
  pageSize: PageSize;
  /** How many rows there are in all. */
  total: number;
  /** The address of another page or page size. A new size begins at page 1. */
  getHref: (place: { page: number; pageSize: PageSize }) => string;
  /** Where one is, in words: "26 to 50 of 132". */
  summary: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Before the page sizes: "Per page". Without it none is offered. */
  pageSizeLabel?: string | undefined;
}

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  > :only-child {
    margin-inline-start: auto;
  }
  ul {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  div {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
  }
`;

const Step = styled(LinkAnchor)`
  display: inline-grid;
  place-items: center;
  min-width: 36px;
  height: 36px;
  padding: 0 ${theme.space[1]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.inkSoft};
  text-decoration: none;

  &[href]:hover {
    background: ${theme.color.pineSoft};
    color: ${theme.color.pine};
  }
  &[aria-current] {
    box-shadow: inset 0 -2px ${theme.color.seal};
    border-radius: 0;
    color: ${theme.color.ink};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 1px solid Highlight;
    }
  }
  &[aria-disabled] {
    color: ${theme.color.edge};
    @media (forced-colors: active) {
      color: GrayText;
    }
  }
  svg {
    width: 20px;
    height: 20px;
  }
`;

/** Leads through the pages of a list by links, so the address holds the place and it works before any script runs. */
export function Paging({
  label,
  page,
  pageSize,
  total,
  getHref,
  summary,
  previousLabel,
  nextLabel,
  pageSizeLabel,
}: PagingProps) {
  const sizesId = useId();
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Line aria-label={label}>
      {pageSizeLabel && (
        <div>
          <span id={sizesId}>{pageSizeLabel}</span>
          <ul role="list" aria-labelledby={sizesId}>
            {pageSizes.map((size) => (
              <li key={size}>
                <Step href={getHref({ page: 1, pageSize: size })} aria-current={size === pageSize || undefined}>
                  {size}
                </Step>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <span>{summary}</span>
        <PageStep
          label={previousLabel}
          href={page > 1 ? getHref({ page: page - 1, pageSize }) : undefined}
          icon={<ChevronLeft aria-hidden />}
          rel="prev"
        />
        <PageStep
          label={nextLabel}
          href={page < lastPage ? getHref({ page: page + 1, pageSize }) : undefined}
          icon={<ChevronRight aria-hidden />}
          rel="next"
        />
      </div>
    </Line>
  );
}

function PageStep({
  label,
  href,
  icon,
  rel,
}: {
  label: string;
  href: string | undefined;
  icon: ReactNode;
  rel: string;
}) {
  if (href === undefined) {
    return (
      <Step as="span" role="link" aria-label={label} aria-disabled>
        {icon}
      </Step>
    );
  }
  return (
    <Step href={href} rel={rel} aria-label={label}>
      {icon}
    </Step>
  );
}
