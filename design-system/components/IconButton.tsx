import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { roomToTouch } from '../support/room-to-press.ts';
import { theme } from '../theme/theme.ts';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: name for screen readers and tooltip. */
  label: string;
  icon: ReactNode;
  /** 32 or 40 px; default medium (40). */
  size?: 'small' | 'medium';
  /** `danger` for what removes; default quiet. */
  tone?: 'quiet' | 'danger';
  /** Leaves the tooltip away, where the label is visible next to it. */
  hasTooltip?: boolean;
  /** The action runs. */
  isLoading?: boolean;
}

const Square = styled.button`
  ${roomToTouch}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.inkSoft};
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    color ${theme.motion.quick};

  &[data-size='small'] {
    width: 32px;
    height: 32px;
  }
  &:hover {
    background: ${theme.color.pineSoft};
    color: ${theme.color.pine};
  }
  &[data-tone='danger']:hover {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.pineSoft};
    color: ${theme.color.pine};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
  &:disabled {
    background: transparent;
    color: ${theme.color.inkFaint};
    opacity: 0.55;
    cursor: not-allowed;
  }

  svg {
    width: 20px;
    height: 20px;
  }
  &[data-size='small'] svg {
    width: 17px;
    height: 17px;
  }
  @media print {
    display: none;
  }
`;

/** A button that shows only an icon; its label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  tone = 'quiet',
  hasTooltip = true,
  isLoading = false,
  disabled,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <Square
      {...rest}
      type={type}
      disabled={disabled || isLoading}
      data-size={size}
      data-tone={tone}
      aria-label={label}
      aria-busy={isLoading || undefined}
    >
      {isLoading ? <Spinner /> : icon}
    </Square>
  );
  return hasTooltip ? (
    <Tooltip text={label} isName>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
