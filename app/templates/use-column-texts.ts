import { isSignersAlone } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import { listPlaceholders } from '@sigillum/api-contracts/templates/batch-rules.ts';
import type { BatchColumn } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { useIntl } from 'react-intl';
import { templatesBulkMessages as messages } from './bulk-messages.ts';
import { useRoleName } from './use-role-name.ts';

/** All that a column may be, each under the text by which a choice knows it, and what it is called. */
export function useColumnTexts({ roles, texts, fields }: Pick<Template, 'roles' | 'texts' | 'fields'>) {
  const { formatMessage } = useIntl();
  const nameRole = useRoleName(roles);
  const ofRole = {
    email: messages.email,
    first_name: messages.firstName,
    last_name: messages.lastName,
    mobile_number: messages.mobile,
    language: messages.language,
  } as const;

  function describe(column: BatchColumn): string {
    switch (column.kind) {
      case 'key':
        return formatMessage(messages.key);
      case 'title':
        return formatMessage(messages.requestTitle);
      case 'message':
        return formatMessage(messages.requestMessage);
      case 'placeholder':
        return formatMessage(messages.placeholder, { name: column.name });
      case 'field': {
        const field = fields.find(({ id }) => id === column.field_id);
        return formatMessage(messages.field, { role: nameRole(field?.role_id ?? ''), label: field?.label ?? '' });
      }
      default:
        return formatMessage(ofRole[column.kind], { role: nameRole(column.role_id) });
    }
  }

  const choices: BatchColumn[] = [
    ...roles.flatMap(({ id, kind }) =>
      (['email', 'first_name', 'last_name', 'mobile_number', 'language'] as const)
        .filter((what) => kind === 'SIGNER' || what === 'email')
        .map((what) => ({ kind: what, role_id: id })),
    ),
    ...fields.filter((field) => !isSignersAlone(field)).map(({ id }) => ({ kind: 'field' as const, field_id: id })),
    ...listPlaceholders(texts).map((name) => ({ kind: 'placeholder' as const, name })),
    ...(['title', 'message', 'key'] as const).map((kind) => ({ kind })),
  ];
  const write = (column: BatchColumn | undefined) =>
    String(column ? choices.findIndex((choice) => JSON.stringify(choice) === JSON.stringify(column)) : '');
  return { nameRole, describe, choices, write, read: (value: string) => (value ? choices[Number(value)] : undefined) };
}
