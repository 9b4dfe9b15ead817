import { theme } from '@sigillum/design-system';
import { styled } from 'styled-components';

/** A list of a few words or lines, with bullets. */
export const Bullets = styled.ul`
  padding-inline-start: ${theme.space[5]};
  overflow-wrap: anywhere;
`;
