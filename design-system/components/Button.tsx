import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkAnchor } from '../support/link.tsx';
import { Spinner } from './Spinner.tsx';
import { buttonStyle } from './button-style.ts';
import type { ButtonSize, ButtonVariant } from './button-style.ts';

interface ButtonLook {
  /** Default primary. */
  variant?: ButtonVariant;
  /** Default medium (40 px). */
  size?: ButtonSize;
  /** Of a quiet one: its text stands in line with the text above it, not its invisible edge. */
  isFlush?: boolean;
  /** Takes the whole width. */
  isWide?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
  /** An icon behind the text, for where it leads or opens. */
  endIcon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The action runs: a ring turns, the button keeps focus and name, and further clicks do nothing. */
  isLoading?: boolean;
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  href: string;
}

const NativeButton = styled.button`
  ${buttonStyle}
`;
const Anchor = styled(LinkAnchor)`
  ${buttonStyle}
`;

/** A box of its own, so that a word longer than the button breaks inside it. */
const Label = styled.span`
  min-width: 0;
  overflow-wrap: break-word;
`;

function ignoreClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Does something here and now. What leads elsewhere is a ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isFlush,
  isWide,
  icon,
  endIcon,
  isLoading = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <NativeButton
      // Not `disabled`: that would throw away the focus of the person who has just pressed it.
      {...(isLoading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-flush={isFlush || undefined}
      data-wide={isWide || undefined}
      onClick={isLoading ? ignoreClick : onClick}
    >
      {isLoading ? <Spinner /> : icon}
      <Label>{children}</Label>
      {endIcon}
    </NativeButton>
  );
}

/** A link that looks like a button, for the main way on. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  isFlush,
  isWide,
  icon,
  endIcon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      data-variant={variant}
      data-size={size}
      data-flush={isFlush || undefined}
      data-wide={isWide || undefined}
    >
      {icon}
      <Label>{children}</Label>
      {endIcon}
    </Anchor>
  );
}
