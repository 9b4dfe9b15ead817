import { SelectField } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { signatureRequestsObserverMessages as messages } from '../observer-messages.ts';
import { observerTold } from '../observer-told.ts';

/** Of what mails tell an observer, as the field `told` of a form. */
export function ObserverToldField() {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={formatMessage(messages.told)}
      name="told"
      defaultValue="INVITATION_AND_END"
      options={Object.entries(observerTold).map(([value, text]) => ({ value, label: formatMessage(text) }))}
    />
  );
}
