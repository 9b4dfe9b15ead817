import { listRoleQuorums } from '@sigillum/api-contracts/templates/role-rules.ts';
import type { TemplateRole } from '@sigillum/api-contracts/templates/schemas.ts';
import { useIntl } from 'react-intl';
import { signatureRequestsQuorumMessages } from '../signature-requests/quorum-messages.ts';
import { templatesMessages as messages } from './messages.ts';

/** Says of a role that a group signs in its place, or that of its quorum some sign; nothing of one person's. */
export function useRoleGroup(roles: readonly TemplateRole[]): (id: string) => string | undefined {
  const { formatMessage } = useIntl();
  return (id) => {
    const role = roles.find((one) => one.id === id);
    const quorum = listRoleQuorums(roles).find(({ members }) => members.some(({ sid }) => sid === id));
    const values = quorum && { name: quorum.name, needed: quorum.needed, count: quorum.members.length };
    const texts = [
      role?.signer_group_id !== undefined && formatMessage(messages.groupSigns),
      values && formatMessage(signatureRequestsQuorumMessages.summary, values),
    ].filter((text) => typeof text === 'string');
    return texts.length ? texts.join(' ') : undefined;
  };
}
