import { from, theme, until, zIndex } from '@sigillum/design-system';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useStaysInFlow } from '../use-stays-in-flow.ts';

const Bar = styled.footer`
  min-width: 0;
  max-height: 60dvh;
  overflow-y: auto;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};
  box-shadow: 0 -4px 16px rgb(19 33 29 / 0.05);

  /* Where it would cover most of the window, it stays in its place: measured, and guessed before that. */
  @media (min-height: 30em) {
    position: sticky;
    bottom: 0;
    z-index: ${zIndex.sticky};
  }
  ${until.md} {
    &[data-in-flow] {
      position: static;
      max-height: none;
    }
  }
  ${from.md} {
    position: static;
    grid-area: actions;
    padding: ${theme.space[5]};
    border-left: 1px solid ${theme.color.hairline};
  }
`;

/** Where the person acts: at the lower edge of the window, or beside the pages where there is room. What it holds is drawn once, wherever it comes to stand. */
export function ActionBar({ children }: { children: ReactNode }) {
  const contentRef = useRef<HTMLDivElement>(null);
  const staysInFlow = useStaysInFlow(contentRef);
  return (
    <Bar data-in-flow={staysInFlow || undefined} data-screen-only>
      <div ref={contentRef}>{children}</div>
    </Bar>
  );
}
