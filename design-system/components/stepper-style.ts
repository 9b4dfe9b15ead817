import { styled } from 'styled-components';
import { until } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';

/** Number or sign of a step. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid var(--mark-line);
  border-radius: 50%;
  background: var(--mark-ground);
  color: var(--mark-ink);
  font: 600 0.8125rem / 1 ${theme.fontFamily.text};
  font-variant-numeric: tabular-nums;

  svg {
    width: 16px;
    height: 16px;
  }
`;

/** The steps beside each other with a line between them. */
export const Steps = styled.ol`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};

  li {
    --mark-line: ${theme.color.edge};
    --mark-ground: ${theme.color.paper};
    --mark-ink: ${theme.color.inkSoft};

    display: flex;
    flex: 0 1 auto;
    gap: ${theme.space[3]};
    min-width: 0;
    color: ${theme.color.inkSoft};
  }
  li:not(:last-child) {
    flex: 1 1 auto;
  }
  li:not(:last-child)::after {
    content: '';
    flex: 1 1 16px;
    min-width: 16px;
    height: 0;
    margin-top: 1.125rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  li[data-state='done'] {
    --mark-line: ${theme.color.pine};
    --mark-ground: ${theme.color.pineSoft};
    --mark-ink: ${theme.color.pine};
    color: ${theme.color.ink};
  }
  li[data-state='done']::after {
    border-top-color: ${theme.color.pine};
  }
  li[data-state='current'] {
    --mark-line: ${theme.color.seal};
    --mark-ground: ${theme.color.seal};
    --mark-ink: ${theme.color.onSeal};
    color: ${theme.color.ink};
  }
  li[data-state='failed'] {
    --mark-line: ${theme.color.danger};
    --mark-ground: ${theme.color.dangerSoft};
    --mark-ink: ${theme.color.danger};
    color: ${theme.color.danger};
  }

  [data-step] {
    display: inline-flex;
    align-items: flex-start;
    gap: ${theme.space[2]};
    min-width: 0;
    padding: ${theme.space[1]};
    border-radius: ${theme.radius.control};
    color: inherit;
    text-decoration: none;
  }
  a[data-step]:hover [data-words] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-words] {
    min-width: 0;
    padding-top: 0.1875rem;
    font-weight: 500;
    line-height: ${theme.lineHeight.snug};
    overflow-wrap: anywhere;
  }
  [aria-current] [data-words] {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    font-weight: 400;
  }

  ${until.md} {
    gap: ${theme.space[1]};
    li:not([data-state='current']) [data-words] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    li {
      gap: ${theme.space[1]};
      flex: none;
    }
    /* The room is the name's: a word that breaks is harder to read than a line that is short. */
    li:not(:last-child)::after {
      flex-basis: 8px;
      min-width: 8px;
    }
    li[data-state='current'] {
      flex: 1 1 auto;
    }
  }
  @media (forced-colors: active) {
    li[data-state='current'] {
      --mark-line: Highlight;
    }
    li[data-state='current'] [data-words] {
      text-decoration: underline;
    }
  }
`;
