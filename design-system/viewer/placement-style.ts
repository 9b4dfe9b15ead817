import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { colorRoles } from '../tokens/color-roles.ts';

/** Covers the page; lets through what happens beside the boxes. */
export const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

/** One placed box. */
export const BoxFrame = styled.div`
  position: absolute;
  container: placed / size;
  display: grid;
  place-items: center;
  --person: ${colorRoles.seal};
  border: 1px solid var(--person);
  border-radius: 2px;
  /* As in the signed file, the text of the page shows through. */
  background: color-mix(in srgb, var(--person) 8%, transparent);
  color: ${colorRoles.ink};
  font-size: ${theme.fontSize.small};
  line-height: 1.25;
  text-align: center;
  pointer-events: auto;
  touch-action: none;
  user-select: none;
  cursor: grab;

  &:hover,
  &:focus-visible,
  &:focus-within,
  &[data-dragged] {
    z-index: 1;
    box-shadow: ${theme.elevation.floating};
  }
  &[data-dragged] {
    cursor: grabbing;
  }
  &[data-locked] {
    border-style: dashed;
    cursor: default;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Where boxes are small, what belongs to one would lie on another: it is there for whoever is at the box, by pointer, finger or key. */
const shownAtBox = css`
  @container placed (max-height: 40px) {
    ${BoxFrame}:not(:hover, :focus, :focus-within, [data-dragged]) > & {
      visibility: hidden;
    }
  }
`;

/** The corner to resize by; larger to touch than it looks. */
export const CornerHandle = styled.span`
  position: absolute;
  right: -12px;
  bottom: -12px;
  width: 24px;
  height: 24px;
  cursor: nwse-resize;
  ${shownAtBox}

  &::after {
    content: '';
    position: absolute;
    inset: 7px;
    border: 1px solid var(--person);
    border-radius: 2px;
    background: ${theme.color.page};
  }
`;

/** Takes the box away. */
export const RemoveButton = styled.button`
  position: absolute;
  top: -12px;
  right: -12px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 1px solid var(--person);
  border-radius: 50%;
  background: ${theme.color.page};
  color: var(--person);
  cursor: pointer;

  &:hover {
    background: var(--person);
    color: ${theme.color.page};
  }
  svg {
    width: 14px;
    height: 14px;
  }
  ${shownAtBox}
`;

/** A line that the moved box lies along. */
export const GuideLine = styled.span`
  position: absolute;
  z-index: 2;
  background: ${theme.color.seal};

  &[data-axis='x'] {
    inset-block: 0;
    left: var(--at);
    width: 1px;
    margin-left: -0.5px;
  }
  &[data-axis='y'] {
    inset-inline: 0;
    top: var(--at);
    height: 1px;
    margin-top: -0.5px;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
