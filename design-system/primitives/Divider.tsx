import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A hairline between two parts of a page. */
export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;
  background: ${theme.color.hairline};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
