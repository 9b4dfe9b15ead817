import { Search, VisuallyHidden } from '@sigillum/design-system';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { SearchForm } from '../../common/list-style.ts';
import { longestSearch } from '../groups-query.ts';
import { groupsMessages as messages } from '../messages.ts';

/** Narrows the list to groups that hold what was typed, in their name or their people; it works without scripts, too. */
export function SignerGroupsSearch({ q }: { q: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <SearchForm as={Form} role="search" method="get" action="/business/members/signer-groups">
      <VisuallyHidden as="label" htmlFor={id}>
        <FormattedMessage {...messages.searchGroups} />
      </VisuallyHidden>
      <Search aria-hidden />
      <input
        key={q}
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={longestSearch}
        autoComplete="off"
        placeholder={formatMessage(messages.searchGroups)}
      />
    </SearchForm>
  );
}
