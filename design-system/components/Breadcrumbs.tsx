import { styled } from 'styled-components';
import { until } from '../breakpoints/breakpoints.ts';
import { ChevronRight } from '../icons.ts';
import { LinkAnchor } from '../support/link.tsx';
import { roomToPress } from '../support/room-to-press.ts';
import { theme } from '../theme/theme.ts';

/** A page on the way down to this one. */
export interface Breadcrumb {
  href: string;
  label: string;
}

export interface BreadcrumbsProps {
  /** Name of the landmark. */
  label: string;
  /** The pages above, from the outermost on. */
  parents: readonly Breadcrumb[];
  /** This page. */
  current: string;
}

const Line = styled.nav`
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-width: 0;
    min-height: 32px;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  a {
    border-radius: 2px;
    color: inherit;
    text-decoration: underline;
    text-decoration-color: transparent;
    text-underline-offset: 0.2em;
    ${roomToPress}
  }
  a:hover {
    color: ${theme.color.ink};
    text-decoration-color: currentColor;
  }
  [aria-current] {
    color: ${theme.color.ink};
    font-weight: 550;
  }

  /* On phones one step back is enough. */
  ${until.sm} {
    li:not([data-last-parent]) {
      display: none;
    }
    li[data-last-parent] svg {
      order: -1;
      rotate: 180deg;
    }
  }
  @media (forced-colors: active) {
    a {
      text-decoration-color: currentColor;
    }
  }
`;

/** Where this page lies, and the ways up. On phones only the way to the page above. */
export function Breadcrumbs({ label, parents, current }: BreadcrumbsProps) {
  return (
    <Line aria-label={label}>
      <ol role="list">
        {parents.map((parent, index) => (
          <li key={parent.href} data-last-parent={index === parents.length - 1 || undefined}>
            <LinkAnchor href={parent.href}>{parent.label}</LinkAnchor>
            <ChevronRight aria-hidden />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </Line>
  );
}
