import { FileText, from, theme, Users, withoutScripts } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signingMessages as messages } from '../messages.ts';

/** What small screens show. */
export type Panel = 'document' | 'details';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-block: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};

  ${from.md} {
    display: none;
  }
  /* Then both panels are in sight. */
  ${withoutScripts} {
    display: none;
  }
  button {
    display: flex;
    flex: 1;
    min-width: max-content;
    align-items: center;
    justify-content: center;
    gap: ${theme.space[2]};
    min-height: 44px;
    padding: 0 ${theme.space[2]};
    border: 0;
    border-block: 2px solid transparent;
    background: transparent;
    color: ${theme.color.inkSoft};
    font: 500 ${theme.fontSize.body} / 1 ${theme.fontFamily.text};
    cursor: pointer;

    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-pressed='true'] {
      border-bottom-color: ${theme.color.pine};
      color: ${theme.color.ink};
    }
    svg {
      width: 18px;
      height: 18px;
    }
    @media (forced-colors: active) {
      border-color: Canvas;
      &[aria-pressed='true'] {
        border-bottom-color: Highlight;
      }
    }
  }
`;

/** Changes between pages and details where there is no room for both. */
export function PanelSwitch({ panel, onChange }: { panel: Panel; onChange: (panel: Panel) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Line data-screen-only role="group" aria-label={formatMessage(messages.panels)}>
      <button type="button" aria-pressed={panel === 'document'} onClick={() => onChange('document')}>
        <FileText aria-hidden />
        <FormattedMessage {...messages.showDocument} />
      </button>
      <button type="button" aria-pressed={panel === 'details'} onClick={() => onChange('details')}>
        <Users aria-hidden />
        <FormattedMessage {...messages.showDetails} />
      </button>
    </Line>
  );
}
