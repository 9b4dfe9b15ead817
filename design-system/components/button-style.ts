import { css } from 'styled-components';
import { roomToTouch } from '../support/room-to-press.ts';
import { theme } from '../theme/theme.ts';

/** How a button looks: one `primary` a view, `secondary` beside it, `quiet` in lists and toolbars, `danger` for what cannot be undone, `seal` for the act of signing alone. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger', 'seal'] as const;
/** Look of a button. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights of a button: 32, 40 and 48 px. */
export const buttonSizes = ['small', 'medium', 'large'] as const;
/** Height of a button. */
export type ButtonSize = (typeof buttonSizes)[number];

/** The look shared by Button and ButtonLink, chosen by `data-variant` and `data-size`. */
export const buttonStyle = css`
  --fill: ${theme.color.pine};
  --fill-strong: ${theme.color.pineStrong};
  --letter: ${theme.color.onPine};
  --line: transparent;

  ${roomToTouch}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  min-height: 40px;
  --edge: ${theme.space[4]};
  padding: 0.4375rem var(--edge);
  border: 1px solid var(--line);
  border-radius: ${theme.radius.control};
  background: var(--fill);
  color: var(--letter);
  font: 550 ${theme.fontSize.body} / 1.3 ${theme.fontFamily.text};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick},
    color ${theme.motion.quick};

  &[data-variant='secondary'] {
    --fill: ${theme.color.paper};
    --fill-strong: ${theme.color.well};
    --letter: ${theme.color.ink};
    --line: ${theme.color.edge};
  }
  &[data-variant='quiet'] {
    --fill: transparent;
    --fill-strong: ${theme.color.pineSoft};
    --letter: ${theme.color.pine};
  }
  &[data-variant='danger'] {
    --fill: ${theme.color.danger};
    --fill-strong: ${theme.color.dangerStrong};
    --letter: ${theme.color.onDanger};
  }
  &[data-variant='seal'] {
    --fill: ${theme.color.seal};
    --fill-strong: ${theme.color.sealStrong};
    --letter: ${theme.color.onSeal};
  }
  &[data-size='small'] {
    min-height: 32px;
    --edge: ${theme.space[3]};
    padding: 0.25rem var(--edge);
    font-size: ${theme.fontSize.small};
  }
  &[data-size='large'] {
    min-height: 48px;
    --edge: ${theme.space[5]};
    padding: 0.625rem var(--edge);
    font-size: 1rem;
  }
  &[data-flush] {
    margin-inline-start: calc(-1 * var(--edge));
  }
  &[data-wide] {
    width: 100%;
  }

  &:hover {
    background: var(--fill-strong);
  }
  &:active {
    translate: 0 1px;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.85;
    translate: none;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    --fill: ${theme.color.well};
    --fill-strong: ${theme.color.well};
    --letter: ${theme.color.inkFaint};
    --line: ${theme.color.hairline};
    cursor: not-allowed;
    translate: none;

    /* Without edges when it works, so without them when it does not. */
    &[data-variant='quiet'] {
      --fill: transparent;
      --fill-strong: transparent;
      --line: transparent;
    }
  }

  svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
  @media print {
    display: none;
  }
`;
