import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { personColor } from '../support/person-color.ts';
import { takeInitials } from '../support/take-initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person; its initials are shown where there is no picture. */
  name: string;
  imageUrl?: string;
  /** Tells people of one list apart: their number, from 0; six colours take turns. Initials tell them apart, too. */
  tone?: number;
  /** 24, 32 or 40 px; default medium (32). */
  size?: 'small' | 'medium' | 'large';
  /** The name stands beside it anyway, so it is not read out twice. */
  isDecorative?: boolean;
}

const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  overflow: hidden;
  border-radius: 50%;
  border: 1px solid ${theme.color.hairline};
  background: ${theme.color.pineSoft};
  color: ${theme.color.pine};
  /* Initials are drawn into the disc and stay as large as it. */
  font: 600 12px / 1 ${theme.fontFamily.text};
  letter-spacing: 0.02em;
  user-select: none;

  &[data-toned] {
    border: 2px solid var(--person);
    background: color-mix(in srgb, var(--person) 12%, ${theme.color.paper});
    color: ${theme.color.ink};
  }

  &[data-size='small'] {
    width: 24px;
    height: 24px;
    font-size: 10px;
  }
  &[data-size='large'] {
    width: 40px;
    height: 40px;
    font-size: 14px;
  }

  /* Drawn, not written: initials are no text that a name around them would have to contain (WCAG 2.5.3). */
  &[data-initials]::before {
    content: attr(data-initials);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A person as a small disc. */
export function Avatar({ name, imageUrl, tone, size = 'medium', isDecorative = false, style, ...rest }: AvatarProps) {
  const semantics = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Disc
      data-size={size}
      data-toned={tone === undefined ? undefined : true}
      style={tone === undefined ? style : { ...style, '--person': personColor(tone) }}
      data-initials={imageUrl === undefined ? takeInitials(name) : undefined}
      {...semantics}
      {...rest}
    >
      {imageUrl === undefined ? null : <img src={imageUrl} alt="" />}
    </Disc>
  );
}
