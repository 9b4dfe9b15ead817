import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronRight } from '../icons.ts';
import { roomToTouch } from '../support/room-to-press.ts';
import { theme } from '../theme/theme.ts';

export interface DisclosureProps {
  /** What is behind it, in a few words. */
  label: ReactNode;
  /** Open from the start; default false. */
  isOpen?: boolean;
  children: ReactNode;
}

const Box = styled.details`
  > summary {
    ${roomToTouch}
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: 32px;
    border-radius: ${theme.radius.control};
    color: ${theme.color.pine};
    font-weight: 500;
    list-style: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > summary > svg {
    flex: none;
    width: 18px;
    height: 18px;
    transition: rotate ${theme.motion.quick};
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
  &[open] > summary {
    margin-bottom: ${theme.space[3]};
  }
`;

/** Something that most readers pass over: a line that opens it in place. The platform's own element, so that it works before scripts do. */
export function Disclosure({ label, isOpen = false, children }: DisclosureProps) {
  return (
    <Box open={isOpen}>
      <summary>
        <ChevronRight aria-hidden />
        {/* One element: words and names among them wrap as one text. */}
        <span>{label}</span>
      </summary>
      {children}
    </Box>
  );
}
