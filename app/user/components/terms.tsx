import { theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { userMessages as messages } from '../messages.ts';

const Details = styled.details`
  font-size: ${theme.fontSize.small};
  color: ${theme.color.inkSoft};

  summary {
    width: fit-content;
    padding-block: ${theme.space[1]};
    border-radius: 2px;
    color: ${theme.color.pine};
    font-weight: 500;
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: ${theme.space[2]};
    margin-top: ${theme.space[2]};
    padding-left: 1.4em;
  }
`;

const terms = [messages.termsIdentity, messages.termsSecrecy, messages.termsEffect, messages.termsEvidence];

/** The terms of use, to be opened on the spot. */
export function Terms() {
  return (
    <Details>
      <summary>
        <FormattedMessage {...messages.termsShow} />
      </summary>
      <ol>
        {terms.map((message) => (
          <li key={message.id}>
            <FormattedMessage {...message} />
          </li>
        ))}
      </ol>
    </Details>
  );
}
