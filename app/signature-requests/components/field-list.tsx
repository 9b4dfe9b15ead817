import { Button, Heading, Plus, Search, Stack, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsFieldMessages as messages } from '../field-messages.ts';
import { signatureRequestsFormMessages as formMessages } from '../form-messages.ts';
import { signatureRequestsPlaceholderMessages as placeholderMessages } from '../placeholder-messages.ts';
import type { FieldCommands } from '../use-field-commands.ts';

export interface FieldListProps {
  commands: FieldCommands;
  /** Whose signature is placed next: a new field is this person's, too. */
  sid: string | undefined;
  /** The page in sight, from 1. */
  page: number;
  /** Looks for placeholders in the text; missing where they cannot be used. */
  onFindPlaceholders?: (() => void) | undefined;
  /** Fields that the document has in a form of its own. */
  formFieldCount?: number | undefined;
  onTakeForm?: (() => void) | undefined;
}

const List = styled.div`
  button {
    justify-content: flex-start;
    text-align: start;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  > * + * {
    margin-top: ${theme.space[2]};
  }
`;

/** What signers fill in on the document that is shown; a click opens its settings. */
export function FieldList({ commands, sid, page, onFindPlaceholders, formFieldCount = 0, onTakeForm }: FieldListProps) {
  const { formatMessage } = useIntl();
  const { fields, signers } = commands;
  if (signers.length === 0) return null;
  const nameOf = (id: string) => signers.find((signer) => signer.sid === id)?.name ?? '';
  return (
    <Stack gap={2}>
      <Heading level={2} look="label">
        <FormattedMessage {...messages.title} />
      </Heading>
      <List role="group" aria-label={formatMessage(messages.title)}>
        {fields.map(({ id, label, sid: own, position }) => (
          <Button key={id} variant="quiet" size="small" isWide onClick={() => commands.change(id)}>
            {formatMessage(messages.entry, { label, page: Number(position.page) + 1, name: nameOf(own) })}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="small"
          isWide
          icon={<Plus aria-hidden />}
          onClick={() => commands.add(page, sid)}
        >
          <FormattedMessage {...messages.add} />
        </Button>
        {onTakeForm && formFieldCount > 0 ? (
          <Button variant="secondary" size="small" isWide onClick={onTakeForm}>
            {formatMessage(formMessages.open, { count: formFieldCount })}
          </Button>
        ) : null}
        {onFindPlaceholders ? (
          <Button variant="secondary" size="small" isWide icon={<Search aria-hidden />} onClick={onFindPlaceholders}>
            <FormattedMessage {...placeholderMessages.find} />
          </Button>
        ) : null}
      </List>
    </Stack>
  );
}
