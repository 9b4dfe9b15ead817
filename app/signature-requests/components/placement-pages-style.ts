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

/** What stands inside a placed signature. */
export const Mark = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  max-width: 100%;
  max-height: 100%;
  padding: 0 ${theme.space[1]};
  overflow: hidden;
  pointer-events: none;
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
