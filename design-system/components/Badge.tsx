import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { until } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';

/** Tones of a badge. */
export const badgeTones = ['neutral', 'pine', 'seal', 'success', 'warning', 'danger', 'info'] as const;
/** Tone of a badge. */
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default neutral. */
  tone?: BadgeTone;
  /** An icon before the text; the tone alone says nothing to who cannot tell colours. */
  icon?: ReactNode;
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  max-width: 100%;
  padding: 0.125rem 0.5rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  background: ${theme.color.well};
  color: ${theme.color.inkSoft};
  font: 550 0.75rem / 1.45 ${theme.fontFamily.text};
  letter-spacing: 0.005em;
  /* In a narrow column of a table it never breaks within a word. */
  overflow-wrap: break-word;
  vertical-align: middle;

  /* In large letters a long word may be wider than a phone, where nothing stands in columns. */
  ${until.sm} {
    overflow-wrap: anywhere;
    hyphens: auto;
    hyphenate-limit-chars: 12 4 4;
  }

  &[data-tone='pine'] {
    background: ${theme.color.pineSoft};
    color: ${theme.color.pine};
  }
  &[data-tone='seal'] {
    background: ${theme.color.sealSoft};
    color: ${theme.color.sealStrong};
  }
  &[data-tone='success'] {
    background: ${theme.color.successSoft};
    color: ${theme.color.success};
  }
  &[data-tone='warning'] {
    background: ${theme.color.warningSoft};
    color: ${theme.color.warning};
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  &[data-tone='info'] {
    background: ${theme.color.infoSoft};
    color: ${theme.color.info};
  }

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** One or two words about the state of a thing. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Mark data-tone={tone} {...rest}>
      {icon}
      {/* One piece, whatever it is put together from: a name in it would stand in a column of its own. */}
      <span>{children}</span>
    </Mark>
  );
}
