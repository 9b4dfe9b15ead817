import { Disclosure, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { userTermsMessages as messages } from '../terms-messages.ts';

const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding-left: 1.4em;
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;
`;

const terms = [messages.termsIdentity, messages.termsSecrecy, messages.termsEffect, messages.termsEvidence];

/** The terms of use, to be opened on the spot. */
export function Terms() {
  return (
    <Disclosure label={<FormattedMessage {...messages.termsShow} />}>
      <List>
        {terms.map((message) => (
          <li key={message.id}>
            <FormattedMessage {...message} />
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
