import { Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';

export interface AdministratorListProps {
  /** What stands before them, by their `count`. */
  text: MessageText;
  administrators: readonly { name: string; email: string }[];
}

/** Who manages the business, to write to. */
export function AdministratorList({ text, administrators }: AdministratorListProps) {
  if (administrators.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text>
        <FormattedMessage {...text} values={{ count: administrators.length }} />
      </Text>
      <ul role="list">
        {administrators.map(({ name, email }) => (
          <li key={email}>
            <Text tag="span" weight="medium">
              <bdi>{name}</bdi>
            </Text>{' '}
            <TextLink href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
