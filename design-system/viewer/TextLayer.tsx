import { styled } from 'styled-components';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';
import type { ViewerPage } from './viewer-types.ts';

/** Lies over the image, invisible until something is selected; grows and shrinks with the page without being measured. */
const Letters = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  text {
    fill: transparent;
    dominant-baseline: text-before-edge;
    cursor: text;
    user-select: text;
    white-space: pre;
  }
  text::selection {
    fill: transparent;
    background: color-mix(in srgb, ${theme.color.info} 32%, transparent);
  }
`;

/** A page's text: where it is known where the lines stand they lie there, to be selected and copied; else it is for screen readers alone. */
export function TextLayer({ page }: { page: ViewerPage }) {
  const { lines = [], placedLines = [] } = page;
  if (placedLines.length > 0)
    return (
      <Letters viewBox={`0 0 ${page.width} ${page.height}`} preserveAspectRatio="none">
        {placedLines.map((line, index) => (
          <text
            key={index}
            x={line.x}
            y={line.y}
            fontSize={line.height * 0.8}
            textLength={line.width}
            lengthAdjust="spacingAndGlyphs"
          >
            {line.text}
          </text>
        ))}
      </Letters>
    );
  if (lines.length === 0) return null;
  return (
    <VisuallyHidden as="div">
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </VisuallyHidden>
  );
}
