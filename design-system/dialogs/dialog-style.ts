import { keyframes, styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { zIndex } from '../tokens/z-index.ts';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

/** The veil over the page; on phones the sheet lies at its bottom. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  /* What a site hides of a page in its frame. */
  padding-block: var(--hidden-above, 0px) var(--hidden-below, 0px);
  z-index: ${zIndex.dialog};
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: end center;
  overflow: hidden;
  background: ${theme.color.scrim};
  animation: ${appear} ${theme.motion.quick} ${theme.motion.curve};

  ${from.sm} {
    place-items: center;
    padding: calc(var(--hidden-above, 0px) + ${theme.space[5]}) ${theme.space[5]}
      calc(var(--hidden-below, 0px) + ${theme.space[5]});
  }
`;

/** The sheet that holds head, body and actions. */
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 560px;
  max-height: calc(100% - min(1.5rem, 24px));
  /* Scrolls as a whole where head and actions alone fill the window. */
  overflow-y: auto;
  border: 1px solid transparent;
  border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  background: ${theme.color.paper};
  box-shadow: ${theme.elevation.floating};
  animation: ${rise} ${theme.motion.calm} ${theme.motion.curve};

  &[data-size='small'] {
    max-width: 400px;
  }
  &[data-size='large'] {
    max-width: 760px;
  }
  &:focus-visible {
    outline: none;
  }

  ${from.sm} {
    max-height: 100%;
    border-radius: ${theme.radius.panel};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Title and close button. */
export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[3]};

  > button {
    margin: -0.25rem -0.5rem 0 0;
  }
`;

/** Room of the loading line, kept free so that nothing moves. */
export const LoadingLine = styled.div`
  flex: none;
  height: 2px;
`;

/** The part that scrolls when the text is long. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-height: 0;
  /* Never less than a few lines; a browser that does not know calc-size() shows fewer. */
  min-height: calc-size(max-content, min(size, 9rem));
  overflow-y: auto;
  overflow-wrap: anywhere;
  padding: ${theme.space[2]} ${theme.space[5]} ${theme.space[5]};
`;

/** The footer; on phones the buttons lie below each other, the main one on top. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  /* Keys go through them as they are seen. */
  reading-flow: flex-visual;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.hairline};

  ${from.sm} {
    flex-flow: row wrap;
    justify-content: flex-end;
  }
`;
