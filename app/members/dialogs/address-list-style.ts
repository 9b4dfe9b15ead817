import { theme } from '@sigillum/design-system';
import { styled } from 'styled-components';

/** The addresses entered so far, above the field. */
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  max-height: 11rem;
  overflow-y: auto;
  padding: 2px;
  margin: -2px;
  list-style: none;
`;

/** One address with its button. */
export const Chip = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  padding: 0.125rem 0.125rem 0.125rem 0.625rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.pineSoft};
  line-height: 1.35;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${theme.fontSize.small};
    font-weight: 500;
  }
  > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &[data-problem] {
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
  }
  &[data-problem] small,
  &[data-problem] > svg {
    color: ${theme.color.danger};
  }
`;
