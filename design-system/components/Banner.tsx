import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons.ts';
import { theme } from '../theme/theme.ts';
import { tones } from '../theme/tones.ts';
import { IconButton } from './IconButton.tsx';

/** Tones of a banner. */
export const bannerTones = ['info', 'success', 'warning', 'danger'] as const;
/** Tone of a banner. */
export type BannerTone = (typeof bannerTones)[number];

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default info. */
  tone?: BannerTone;
  /** The matter in a few words, above the text. */
  title?: ReactNode;
  /** Links or buttons under or beside the text. */
  actions?: ReactNode;
  /** `bar` spans the top of the screen, `inline` stands in the page. Default inline. */
  look?: 'bar' | 'inline';
  /** Shows a close button; needs `closeLabel`. */
  onClose?: () => void;
  closeLabel?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

const Strip = styled.div`
  ${tones}
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid color-mix(in srgb, var(--tone) 28%, transparent);
  border-radius: ${theme.radius.card};
  background: var(--ground);
  color: ${theme.color.ink};

  &[data-look='bar'] {
    justify-content: center;
    border-width: 0 0 1px;
    border-radius: 0;
  }

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 0.1rem;
    color: var(--tone);
  }
`;

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  flex: 1;
  min-width: 0;

  [data-look='bar'] > & {
    flex: 0 1 auto;
  }
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;

  /* Not what is emphasised in the text. */
  > [data-title] {
    display: block;
    font-weight: 600;
  }
  [data-look='bar'] & {
    flex-basis: auto;
  }
`;

const Close = styled.span`
  flex: none;
  margin: -0.25rem -0.5rem -0.25rem 0;
`;

/** A message about the page or the service. `danger` is announced at once when it appears later (role alert), the others politely. */
export function Banner({
  tone = 'info',
  title,
  actions,
  look = 'inline',
  onClose,
  closeLabel,
  children,
  ...rest
}: BannerProps) {
  const Icon = icons[tone];
  return (
    <Strip role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} data-look={look} {...rest}>
      <Icon aria-hidden />
      <Body>
        <Words>
          {title === undefined ? null : <strong data-title>{title}</strong>}
          {children}
        </Words>
        {actions}
      </Body>
      {onClose === undefined ? null : (
        <Close>
          <IconButton size="small" label={closeLabel ?? ''} icon={<X aria-hidden />} onClick={onClose} />
        </Close>
      )}
    </Strip>
  );
}
