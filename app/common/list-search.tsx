import { Search, VisuallyHidden } from '@sigillum/design-system';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SearchForm } from './list-style.ts';
import { commonMessages } from './messages.ts';

export interface ListSearchProps {
  /** Address of the list; without scripts the form leads there. */
  action: string;
  /** What goes along with the search, such as the view. */
  hidden?: { name: string; value: string } | undefined;
  label: ReactNode;
  /** The search text that the list shows. */
  q: string;
  /** Called a moment after the last key press, or at once on Enter. */
  onSearch: (q: string) => void;
}

/** Milliseconds after the last key press. */
const pause = 300;

/** Searches a list while one types. Without scripts it is a plain form of the same address. */
export function ListSearch({ action, hidden, label, q, onSearch }: ListSearchProps) {
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
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      {hidden && <input type="hidden" {...hidden} />}
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Search aria-hidden />
      <input
        id={id}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        placeholder={formatMessage(commonMessages.search)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </SearchForm>
  );
}
