import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Figure around title, legend and drawing. `--series-1` to `--series-4` are the colours of the series, in their order. */
export const Frame = styled.figure`
  --series-1: ${theme.color.pine};
  --series-2: ${theme.color.seal};
  --series-3: ${theme.color.info};
  --series-4: ${theme.color.warning};
  --line: ${theme.color.hairline};
  --base: ${theme.color.edge};

  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-width: 0;
  color: ${theme.color.ink};

  /* Fill and stroke are not forced by the browser. */
  @media (forced-colors: active) {
    --series-1: CanvasText;
    --series-2: Highlight;
    --series-3: LinkText;
    --series-4: GrayText;
    --line: GrayText;
    --base: CanvasText;
  }
`;

/** Title on the left, the switch between drawing and table on the right. */
export const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
`;

/** The names of the series with their marks. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 24px;
    height: 10px;
  }
`;

/** What the drawing lies in; it takes the focus, and arrow keys move along the categories. */
export const Stage = styled.div`
  position: relative;
  width: 100%;
  height: var(--height);
  border-radius: ${theme.radius.control};
  outline-offset: 4px;
  touch-action: pan-y;

  svg {
    position: absolute;
    inset: 0;
    overflow: visible;
  }
  text {
    fill: ${theme.color.inkSoft};
    font: 450 0.75rem / 1 ${theme.fontFamily.text};
    font-variant-numeric: tabular-nums;
  }
  path[data-line] {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  [data-cursor] {
    stroke: var(--base);
    stroke-dasharray: 3 3;
  }
  [data-column] {
    fill: ${theme.color.well};
  }
  circle {
    stroke: ${theme.color.paper};
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    text {
      fill: CanvasText;
    }
    circle {
      stroke: Canvas;
    }
    [data-column] {
      fill: none;
      stroke: Highlight;
    }
  }
`;

/** The values at the category that is pointed at or chosen by keys. */
export const Bubble = styled.div`
  position: absolute;
  top: 0;
  left: var(--x);
  z-index: 1;
  width: max-content;
  max-width: min(240px, 70%);
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};
  box-shadow: ${theme.elevation.floating};
  font-size: ${theme.fontSize.small};
  line-height: 1.5;
  pointer-events: none;
  translate: 12px 0;
  overflow-wrap: anywhere;

  &[data-side='left'] {
    translate: calc(-100% - 12px) 0;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    color: ${theme.color.inkSoft};
  }
  b {
    color: ${theme.color.ink};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
