import { theme } from '@sigillum/design-system';
import { styled } from 'styled-components';

/** The page as a button, while a signature is to be placed. */
export const Target = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: transparent;
  cursor: crosshair;
  &:hover {
    background: color-mix(in srgb, ${theme.color.sealSoft} 30%, transparent);
  }
`;

/** Takes a signer who is dragged onto the page. */
export const DropArea = styled.div`
  position: absolute;
  inset: 0;
`;

/** The name of a field inside its box; it grows with the page. */
export const FieldMark = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  padding: 0 3px;
  overflow: hidden;
  background: color-mix(in srgb, ${theme.color.paper} 80%, transparent);
  color: ${theme.color.ink};
  font-size: min(12px, 80cqh);
  line-height: 1;
  white-space: nowrap;
`;
