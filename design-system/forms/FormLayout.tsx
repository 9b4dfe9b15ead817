import { styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';

/** Fields below each other at the right distance; put it inside the form. */
export const FormLayout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
`;

/** Two fields beside each other from 600 px on, for example first and last name. */
export const FormRow = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[5]} ${theme.space[4]};

  ${from.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The buttons at the end of a form; on phones below each other, the main one (last) on top. */
export const FormActions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[3]};

  ${from.sm} {
    flex-flow: row wrap;
    justify-content: flex-end;
  }
`;
