import { theme } from '@sigillum/design-system';
import { styled } from 'styled-components';

/** What somebody does one after the other, away from this page. */
export const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding-left: 1.5em;
  /* Long words of a language that joins them break rather than widen the page. */
  overflow-wrap: anywhere;

  li {
    padding-left: ${theme.space[1]};
  }
  li::marker {
    color: ${theme.color.pine};
    font-weight: 600;
  }
`;
