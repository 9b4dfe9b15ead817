import { Button, theme } from '@sigillum/design-system';
import { styled } from 'styled-components';

/** A small quiet button whose text stands in line with the text above it. */
export const FlushButton = styled(Button).attrs({ variant: 'quiet', size: 'small' })`
  margin-inline-start: calc(-1 * ${theme.space[3]});
`;
