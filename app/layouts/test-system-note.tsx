import { from, IconButton, theme, X } from '@sigillum/design-system';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { layoutsMessages as messages } from './messages.ts';
import { isNoteHidden, hideNote, subscribeToNote } from './test-system-choice.ts';
import { useRoot } from './use-root.ts';

const Strip = styled.aside`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 2px ${theme.space[2]} 2px ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.warningEdge};
  background: ${theme.color.warningSoft};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};

  ${from.sm} {
    padding-inline: ${theme.space[5]} ${theme.space[4]};
  }
  /* Before any script of the app has come (test-system-choice.ts). */
  [data-test-note='hidden'] & {
    display: none;
  }
  p {
    flex: 1;
    min-width: 0;
  }
  strong {
    margin-inline-end: ${theme.space[2]};
    color: ${theme.color.warning};
  }
`;

/** Says above everything else that this is no production system, until the person hides it for good. It covers nothing. */
export function TestSystemNote() {
  const intl = useIntl();
  const { isTestSystem } = useRoot();
  const isHidden = useSyncExternalStore(subscribeToNote, isNoteHidden, () => false);
  if (!isTestSystem || isHidden) return null;
  return (
    <Strip aria-label={intl.formatMessage(messages.testSystem)}>
      <p>
        <strong>
          <FormattedMessage {...messages.testSystem} />
        </strong>
        <FormattedMessage {...messages.testSystemText} />
      </p>
      <IconButton
        size="small"
        hasTooltip={false}
        label={intl.formatMessage(messages.testSystemHide)}
        icon={<X aria-hidden />}
        onClick={hideNote}
        data-awaits-script
      />
    </Strip>
  );
}
