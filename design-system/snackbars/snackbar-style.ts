import { keyframes, styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { zIndex } from '../tokens/z-index.ts';

const rise = keyframes`from { opacity: 0; translate: 0 16px; }`;

/** Where snackbars appear; lets through what happens beside them. */
export const Region = styled.div`
  position: fixed;
  right: ${theme.space[4]};
  bottom: ${theme.space[4]};
  left: ${theme.space[4]};
  z-index: ${zIndex.snackbar};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[2]};
  pointer-events: none;

  ${from.sm} {
    right: auto;
    bottom: ${theme.space[5]};
    left: ${theme.space[5]};
    align-items: flex-start;
  }
`;

/** One snackbar. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};
  width: 100%;
  max-width: 480px;
  min-height: 52px;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  box-shadow: ${theme.elevation.floating};
  pointer-events: auto;
  touch-action: pan-y;
  translate: var(--swiped, 0) 0;
  animation: ${rise} ${theme.motion.calm} ${theme.motion.curve};

  &[data-attached] {
    position: fixed;
    max-width: min(480px, calc(100vw - 24px));
    width: max-content;
  }

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  p {
    /* Where an action leaves less than that, it goes below: a phone would show a column of single words. */
    flex: 1 1 168px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
  }

  button {
    display: inline-grid;
    place-items: center;
    flex: none;
    min-width: 36px;
    min-height: 36px;
    padding: 0 ${theme.space[2]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: inherit;
    font-weight: 600;
    cursor: pointer;

    &:hover {
      background: ${theme.color.inkHover};
    }
    &:focus-visible {
      outline-color: ${theme.color.onInk};
      outline-offset: -2px;
    }
    svg {
      width: 18px;
      height: 18px;
    }
  }
  button[data-action] {
    margin-inline-start: auto;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
`;
