import { styled } from 'styled-components';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';
import type { Size } from './box.ts';
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

export interface TextLayerProps {
  /** Size of the page in points. */
  page: Size;
  lines: ViewerPage['lines'];
}

/** A page's text: lines whose place is known lie where they are printed, to be selected and copied; the others are for screen readers alone. */
export function TextLayer({ page, lines = [] }: TextLayerProps) {
  const loose = lines.filter((line) => typeof line === 'string');
  const placed = lines.filter((line) => typeof line !== 'string');
  return (
    <>
      {loose.length === 0 ? null : (
        <VisuallyHidden as="div">
          {loose.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </VisuallyHidden>
      )}
      {placed.length === 0 ? null : (
        <Letters viewBox={`0 0 ${page.width} ${page.height}`} preserveAspectRatio="none">
          {placed.map((line, index) => (
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
      )}
    </>
  );
}
