import { keyframes, styled } from 'styled-components';
import { from, until, withoutScripts } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { followedWidth } from './zoom.ts';

/** The viewer; give it a height where the whole screen is not right. */
export const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
  min-height: 320px;
  background: ${theme.color.well};

  ${from.md} {
    grid-template-columns: 148px minmax(0, 1fr);
  }
`;

/** Page number and zoom. */
export const Controls = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  min-height: 48px;
  padding: 7px ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};
  font-variant-numeric: tabular-nums;

  ${withoutScripts} {
    display: none;
  }
  div {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-width: 0;
  }
  output {
    min-width: 3.5em;
    text-align: center;
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
  }
  /* A phone has no room for the zoom in words; screen readers still hear it. */
  ${until.sm} {
    gap: 0;
    padding-inline: ${theme.space[2]};
    output {
      position: absolute;
      width: 1px;
      height: 1px;
      min-width: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Small pages, from 960 px on. */
export const Thumbnails = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  overflow-y: auto;
  border-right: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};
  list-style: none;

  ${until.md} {
    display: none;
  }
  ${withoutScripts} {
    display: none;
  }

  li {
    flex: none;
  }
  button {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    font-variant-numeric: tabular-nums;
    cursor: pointer;

    > span {
      display: block;
      position: relative;
      margin-bottom: 0.25rem;
      border: 1px solid ${theme.color.hairline};
      background: ${theme.color.page};
      aspect-ratio: var(--page-width) / var(--page-height);
      overflow: hidden;
    }
    img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: contain;
    }
    img[data-awaited] {
      opacity: 0;
    }
    &:hover > span {
      border-color: ${theme.color.edge};
    }
    &[aria-current] {
      color: ${theme.color.ink};
      font-weight: 600;
    }
    &[aria-current] > span {
      border-color: ${theme.color.pine};
      box-shadow: 0 0 0 1px ${theme.color.pine};
    }
  }
`;

/** Holds the pages and draws their focus ring, which would otherwise lie behind the sheets. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  /* Where there is room, also where nothing stands above or beside. */
  grid-area: 2 / -2 / auto / -1;
  min-width: 0;
  min-height: 0;

  &[data-alone] {
    grid-column: 1 / -1;
  }
  /* Nothing else of the viewer works then. */
  ${withoutScripts} {
    grid-column: 1 / -1;
  }
  &:has(> :focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 2;
    border: 2px solid ${theme.color.focus};
    pointer-events: none;
  }
`;

/** Lies over the lower edge of the pages and leads to the next stop. */
export const StopLine = styled.div`
  position: absolute;
  inset: auto 0 ${theme.space[4]};
  z-index: 1;
  display: flex;
  justify-content: center;
  padding-inline: ${theme.space[4]};
  pointer-events: none;

  ${withoutScripts} {
    display: none;
  }
  > button {
    box-shadow: ${theme.elevation.floating};
    pointer-events: auto;
  }
`;

/** The pages below each other. A container, so that a sheet can fit its height. */
export const Scroller = styled.div`
  container-type: size;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[4]};
  /* The last page can be read above what leads to the next stop. */
  ${StopLine} + & {
    padding-bottom: calc(${theme.space[8]} + ${theme.space[4]});
  }
  /* Two fingers zoom the pages, not the window. */
  touch-action: pan-x pan-y;

  &:focus-visible {
    outline: none;
  }
  ${from.sm} {
    padding: ${theme.space[5]};
  }
`;

/** The sheet of one page among the others. Its size comes from the page's own, so nothing jumps when what is on it arrives. */
export const PageFrame = styled.div`
  --real-width: calc(var(--page-width) * 96px / 72);
  position: relative;
  width: calc(var(--real-width) * var(--zoom, 1));
  aspect-ratio: var(--page-width) / var(--page-height);
  margin-inline: auto;
  /* A document is ink on white, at night too; what is placed on it keeps the colours of day. */
  color-scheme: light;
  background: ${theme.color.page};
  color: ${theme.color.ink};
  box-shadow:
    0 0 0 1px ${theme.color.hairline},
    ${theme.elevation.sheet};

  & + & {
    margin-top: ${theme.space[5]};
  }
  [data-zoom='fit'] & {
    width: min(100%, calc(var(--real-width) * 1.5), ${followedWidth}px);
  }
  [data-zoom='page'] & {
    width: min(100cqw, calc(100cqh * var(--page-width) / var(--page-height)));
  }
`;

/** What is on a sheet. */
export const Paper = styled.div`
  position: absolute;
  inset: 0;

  /* What is dragged to another page stays above it on its way. */
  &:has([data-dragged]) {
    z-index: 1;
  }
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    user-select: none;
  }
`;

const breathe = keyframes`50% { opacity: 0.35; }`;

/** Before the image is there. */
export const Waiting = styled.span`
  position: absolute;
  inset: 0;
  background: ${theme.color.well};
  animation: ${breathe} 1.8s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** In place of an image that did not come. */
export const Failure = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[3]};
  /* Not in the middle, which lies below the window on a large sheet. */
  padding: min(25%, 10rem) ${theme.space[4]} ${theme.space[4]};
  color: ${theme.color.inkSoft};
  text-align: center;
`;
