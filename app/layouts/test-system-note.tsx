import { from, IconButton, theme, X, zIndex } from '@sigillum/design-system';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { layoutsMessages as messages } from './messages.ts';

/** Named by the specification, section 1. */
const storageKey = 'hide-staging-alert';
const changed = 'sigillum:hide-staging-alert';

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

function hide(): void {
  localStorage.setItem(storageKey, 'true');
  window.dispatchEvent(new Event(changed));
}

const Note = styled.aside`
  position: fixed;
  right: ${theme.space[4]};
  bottom: ${theme.space[4]};
  z-index: ${zIndex.toolbar};
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: calc(100vw - 2 * ${theme.space[4]});
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]};
  border: 1px solid ${theme.color.warningEdge};
  border-radius: ${theme.radius.card};
  background: ${theme.color.warningSoft};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  /* What lies under it can be pressed all the same. */
  pointer-events: none;

  button {
    pointer-events: auto;
  }
  /* A workspace has no footer of the page that leaves room, but bars with buttons at its lower edge: the note stands above them. */
  :root:not(:has(footer:not(main footer))) & {
    bottom: 6.5rem;
  }

  strong {
    display: block;
    color: ${theme.color.warning};
  }
  span {
    display: none;
  }
  ${from.sm} {
    span {
      display: inline;
    }
  }
`;

/** Says that this is no production system, until the person hides it for good. */
export function TestSystemNote() {
  const intl = useIntl();
  const isHidden = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storageKey) !== null,
    () => true,
  );
  if (isHidden) return null;
  return (
    <Note data-test-system aria-label={intl.formatMessage(messages.testSystem)}>
      <div>
        <strong>
          <FormattedMessage {...messages.testSystem} />
        </strong>
        <span>
          <FormattedMessage {...messages.testSystemText} />
        </span>
      </div>
      <IconButton
        size="small"
        hasTooltip={false}
        label={intl.formatMessage(messages.testSystemHide)}
        icon={<X aria-hidden />}
        onClick={hide}
      />
    </Note>
  );
}
