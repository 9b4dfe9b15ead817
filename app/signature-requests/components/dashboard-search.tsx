import { Search, theme, VisuallyHidden } from '@sigillum/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';

export interface DashboardSearchProps {
  /** The search text that the list shows. */
  q: string;
  /** Called a moment after the last key press, or at once on Enter. */
  onSearch: (q: string) => void;
}

/** Milliseconds after the last key press. */
const pause = 300;

const Form = styled.form`
  position: relative;
  flex: 1 1 150px;
  max-width: 360px;

  svg {
    position: absolute;
    top: 10px;
    left: 12px;
    width: 18px;
    height: 18px;
    color: ${theme.color.inkSoft};
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 40px;
    padding: 0 ${theme.space[3]} 0 40px;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.control};
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: 400 1rem / 1.4 ${theme.fontFamily.text};
    &::placeholder {
      color: ${theme.color.inkFaint};
    }
  }
`;

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
    <Form
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
    </Form>
  );
}
