import { styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { ErrorText } from './field-style.ts';

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

/**
 * Fields beside each other with what acts on them, all on one line from 600 px on. What is wrong with one hangs below it, for up to two
 * lines, and moves nothing.
 */
export const FieldLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[3]} ${theme.space[4]};

  /* As high as the fields. */
  > button,
  > a {
    min-height: 44px;
  }
  ${from.sm} {
    > * {
      position: relative;
    }
    ${ErrorText} {
      position: absolute;
      inset: 100% 0 auto;
      margin-top: ${theme.space[1]};
    }
    &:has(${ErrorText}) {
      padding-bottom: 2.75rem;
    }
  }
`;

/** The buttons at the end of a form; on phones below each other, the main one (last) on top. */
export const FormActions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  /* Keys go through them as they are seen. */
  reading-flow: flex-visual;
  gap: ${theme.space[3]};

  ${from.sm} {
    flex-flow: row wrap;
    justify-content: flex-end;
  }
`;
