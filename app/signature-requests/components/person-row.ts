import { theme } from '@sigillum/design-system';
import { styled } from 'styled-components';

/** Somebody in a list of a request who does not sign, with what takes the person out at the end of the line. */
export const PersonRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[1]} 0;
  border-bottom: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;

  &:last-child {
    border-bottom: 0;
  }
`;
