import { Disclosure, Stack, Text, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useRoot } from '../../layouts/use-root.ts';
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

/** What an installation says of its region, beside terms that are the same everywhere. */
const regional = [messages.termsLaw, messages.termsData];

/** The terms of use, to be opened on the spot, and what the region adds to them. */
export function Terms() {
  const { region } = useRoot();
  return (
    <Disclosure label={<FormattedMessage {...messages.termsShow} />}>
      <Stack gap={3}>
        <List>
          {terms.map((message) => (
            <li key={message.id}>
              <FormattedMessage {...message} />
            </li>
          ))}
        </List>
        {regional.map((message) => (
          <Text key={message.id} size="small" tone="soft">
            <FormattedMessage {...message} values={{ region }} />
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}
