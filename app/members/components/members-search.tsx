import { Search, VisuallyHidden } from '@sigillum/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchForm } from '../../common/list-style.ts';
import { signatureRequestsDashboardMessages } from '../../signature-requests/dashboard-messages.ts';
import { membersListMessages as messages } from '../list-messages.ts';
import type { MembersQuery } from '../members-query.ts';

/** Milliseconds after the last key press. */
const pause = 300;

/** Searches while one types. Without scripts it is a plain form of the same address. */
export function MembersSearch({ query, onSearch }: { query: MembersQuery; onSearch: (q: string) => void }) {
  const { formatMessage } = useIntl();
  const { q, view } = query;
  const id = useId();
  const [typed, setTyped] = useState(q);
  const askedRef = useRef(q);

  useEffect(() => {
    if (q === askedRef.current) return;
    askedRef.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    if (typed.trim() === askedRef.current) return;
    const timer = setTimeout(() => search(typed), pause);
    return () => clearTimeout(timer);
  });

  function search(text: string) {
    askedRef.current = text.trim();
    onSearch(text.trim());
  }

  return (
    <SearchForm
      role="search"
      action="/business/members"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      {view === 'active' ? null : <input type="hidden" name="view" value={view} />}
      <VisuallyHidden as="label" htmlFor={id}>
        <FormattedMessage {...messages.search} />
      </VisuallyHidden>
      <Search aria-hidden />
      <input
        id={id}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        placeholder={formatMessage(signatureRequestsDashboardMessages.searchPlaceholder)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </SearchForm>
  );
}
