import { ApiScope } from '@sigillum/api-contracts/business/api-user.ts';
import { CheckboxGroup } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';

/** What a key may be used for, in words. */
export const scopeTexts: Readonly<Record<ApiScope, MessageText>> = {
  read: messages.scopeRead,
  send: messages.scopeSend,
  seal: messages.scopeSeal,
  admin: messages.scopeAdmin,
};

interface ScopeChoicesProps {
  name: string;
  id: string;
  error: string | undefined;
  defaultValue: readonly string[];
}

/** Chooses what a key may be used for. */
export function ScopeChoices(field: ScopeChoicesProps) {
  const { formatMessage } = useIntl();
  const options = ApiScope.options.map((value) => ({ value, label: formatMessage(scopeTexts[value]) }));
  return <CheckboxGroup label={formatMessage(messages.scopes)} {...field} options={options} />;
}
