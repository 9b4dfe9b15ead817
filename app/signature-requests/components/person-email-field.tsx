import type { EmailSuggestions } from '@sigillum/api-contracts/platform/schemas.ts';
import { EmailSuggestField } from '@sigillum/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { namePerson } from '../../common/name-person.ts';
import type { FormState } from '../../forms/use-form.ts';
import { type SearchFor, useSearch } from '../../forms/use-search.ts';
import { languageTags } from '../../i18n/locales.ts';
import { useDocument } from '../../providers.tsx';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';

/** Somebody whom the caller has invited before, or a colleague. */
export type KnownPerson = EmailSuggestions['suggestions'][number];

export interface PersonEmailFieldProps {
  /** Finds known people whose name or address begins with what is typed. */
  suggest: SearchFor<KnownPerson>;
  /** Somebody known was chosen: the rest of the form may follow. */
  onChoose?: (person: KnownPerson) => void;
  field: ReturnType<FormState['field']>;
}

/** The address of somebody to be added: known people are suggested, any other address can be typed. */
export function PersonEmailField({ suggest, onChoose, field }: PersonEmailFieldProps) {
  const { formatMessage } = useIntl();
  const { locale } = useDocument();
  const [text, setText] = useState('');
  const found = useSearch(text, suggest);
  const people = found.status === 'found' ? found.items : [];
  return (
    <EmailSuggestField
      label={formatMessage(commonMessages.email)}
      locale={languageTags[locale]}
      suggestions={people.map(({ email, first_name, last_name }) => ({
        email,
        name: namePerson(first_name, last_name),
      }))}
      // The list opens with the search; opened later it would stay shut, because nobody has typed since.
      isLoading={found.status === 'searching'}
      loadingText={formatMessage(messages.suggesting)}
      onType={setText}
      onChoose={({ email }) => {
        const person = people.find((one) => one.email === email);
        if (person) onChoose?.(person);
      }}
      {...field}
    />
  );
}
