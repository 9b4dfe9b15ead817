import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** Size of the letters; default body. */
  size?: 'small' | 'body' | 'large';
  /** `soft` for what explains, `danger` and the others for what is said in that tone; default ink. */
  tone?: 'ink' | 'soft' | 'danger' | 'success' | 'warning';
  /** Weight of the letters; default regular. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Cuts off after one line with an ellipsis. */
  isTruncated?: boolean;
  /** Digits of equal width, for columns of figures and times. */
  isTabular?: boolean;
  /** The element to render, for example `span`; default p. */
  tag?: ElementType;
}

const Paragraph = styled.p`
  font-size: ${theme.fontSize.body};
  line-height: ${theme.lineHeight.body};
  overflow-wrap: anywhere;

  &[data-size='small'] {
    font-size: ${theme.fontSize.small};
    line-height: 1.5;
  }
  &[data-size='large'] {
    font-size: ${theme.fontSize.large};
  }
  &[data-tone='soft'] {
    color: ${theme.color.inkSoft};
  }
  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
  &[data-tone='success'] {
    color: ${theme.color.success};
  }
  &[data-tone='warning'] {
    color: ${theme.color.warning};
  }
  &[data-weight='medium'] {
    font-weight: 500;
  }
  &[data-weight='strong'] {
    font-weight: 600;
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
  &[data-truncated] {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

/** Running text. */
export function Text({
  size = 'body',
  tone = 'ink',
  weight = 'regular',
  isTruncated,
  isTabular,
  tag,
  ...rest
}: TextProps) {
  return (
    <Paragraph
      as={tag}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-truncated={isTruncated || undefined}
      data-tabular={isTabular || undefined}
      {...rest}
    />
  );
}
