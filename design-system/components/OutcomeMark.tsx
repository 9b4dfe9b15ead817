import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface OutcomeMarkProps {
  /** An icon or a picture. */
  children: ReactNode;
  /** Its colour; default neutral. */
  tone?: 'neutral' | 'seal' | 'success' | 'warning' | 'danger';
}

const Ring = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 72px;
  height: 72px;
  border: 1px solid currentColor;
  border-radius: 50%;
  outline: 1px solid currentColor;
  outline-offset: 4px;
  margin: 5px;
  color: ${theme.color.inkSoft};

  &[data-tone='seal'] {
    color: ${theme.color.seal};
  }
  &[data-tone='success'] {
    color: ${theme.color.success};
  }
  &[data-tone='warning'] {
    color: ${theme.color.warning};
  }
  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
  svg {
    width: 32px;
    height: 32px;
    stroke-width: 1.5;
  }
`;

/** The ring above what came of something, on a page of its own or in an overlay: one look for done, declined, locked. Adorns; the title says it. */
export function OutcomeMark({ children, tone = 'neutral' }: OutcomeMarkProps) {
  return (
    <Ring data-tone={tone} aria-hidden>
      {children}
    </Ring>
  );
}
