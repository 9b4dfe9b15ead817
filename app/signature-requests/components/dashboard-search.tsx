import { Search, VisuallyHidden } from '@sigillum/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchForm } from '../../common/list-style.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';

export interface DashboardSearchProps {
  /** The search text that the list shows. */
  q: string;
  /** Called a moment after the last key press, or at once on Enter. */
  onSearch: (q: string) => void;
}

/** Milliseconds after the last key press. */
const pause = 300;

/** Searches while one types. Without scripts it is a plain form that leads to the search tab. */
export function DashboardSearch({ q, onSearch }: DashboardSearchProps) {
  const { formatMessage } = useIntl();
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
      action="/dashboard"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <input type="hidden" name="tab" value="search" />
      <VisuallyHidden as="label" htmlFor={id}>
        <FormattedMessage {...messages.searchLabel} />
      </VisuallyHidden>
      <Search aria-hidden />
      <input
        id={id}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        placeholder={formatMessage(messages.searchPlaceholder)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </SearchForm>
  );
}
