import type { TemplateRole } from '@sigillum/api-contracts/templates/schemas.ts';
import { useIntl } from 'react-intl';
import { templatesMessages as messages } from './messages.ts';

/** Names a role of these; one without a name by its kind and number. */
export function useRoleName(roles: readonly TemplateRole[]): (id: string) => string {
  const { formatMessage } = useIntl();
  return (id) => {
    const role = roles.find((one) => one.id === id);
    if (!role) return '';
    const number = roles.filter(({ kind }) => kind === role.kind).indexOf(role) + 1;
    const message = role.kind === 'SIGNER' ? messages.signerNumber : messages.observerNumber;
    return role.name || formatMessage(message, { number });
  };
}
