import { Button, TextField, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import { longestSearch } from '../groups-query.ts';
import { groupsMessages as messages } from '../messages.ts';

const Line = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[3]};

  > :first-child {
    flex: 1 1 16rem;
  }
`;

/** Narrows the list to names that hold what was typed; it works without scripts, too. */
export function SignerGroupsSearch({ q }: { q: string }) {
  const { formatMessage } = useIntl();
  return (
    <Line role="search" method="get" action="/business/members/signer-groups">
      <TextField
        key={q}
        type="search"
        name="q"
        label={formatMessage(messages.searchGroups)}
        defaultValue={q}
        maxLength={longestSearch}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        <FormattedMessage {...messages.searchButton} />
      </Button>
    </Line>
  );
}
