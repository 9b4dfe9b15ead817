import type { DirectIdentification } from '@sigillum/api-contracts/identification/schemas.ts';
import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';

interface IdentifiedProps {
  known: Pick<DirectIdentification, 'given_names' | 'family_name' | 'provider' | 'expires_at'>;
}

/** As whom the person signs, and until when. */
export function Identified({ known: { given_names, family_name, provider, expires_at } }: IdentifiedProps) {
  const format = useFormat();
  const date = format.date(expires_at);
  if (family_name === null)
    return (
      <Text>
        <FormattedMessage
          {...messages.doneTextUnnamed}
          values={{ provider: <bdi key="provider">{provider}</bdi>, date }}
        />
      </Text>
    );
  return (
    <Text>
      <FormattedMessage
        {...messages.doneText}
        values={{
          name: (
            <bdi key="name">
              {given_names} {family_name}
            </bdi>
          ),
          date,
        }}
      />
    </Text>
  );
}
