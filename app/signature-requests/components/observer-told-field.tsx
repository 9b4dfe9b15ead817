import { SelectField } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { signatureRequestsObserverMessages as messages } from '../observer-messages.ts';
import { observerTold } from '../observer-told.ts';

/** Of what mails tell an observer, or each of a group, as the field `told` of a form. */
export function ObserverToldField({ isGroup = false }: { isGroup?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={formatMessage(isGroup ? messages.groupTold : messages.told)}
      name="told"
      defaultValue="INVITATION_AND_END"
      options={Object.entries(observerTold).map(([value, text]) => ({ value, label: formatMessage(text) }))}
    />
  );
}
