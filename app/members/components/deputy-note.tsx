import type { Deputies } from '@sigillum/api-contracts/members/deputy-schemas.ts';
import { Banner, Stack, Text, TextLink, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { membersDeputyMessages as messages } from '../deputy-messages.ts';

/** During an absence, to both: who stands in for whom, and until when. */
export function DeputyNote({ deputies }: { deputies: Deputies | null }) {
  const format = useFormat();
  if (!deputies) return null;
  const { deputy, standsInFor } = deputies;
  const own = deputy?.hasBegun ? deputy : null;
  if (!own && standsInFor.length === 0) return null;
  return (
    <Banner
      style={{ marginBottom: theme.space[4] }}
      actions={
        own ? (
          <TextLink href="/profile/settings">
            <FormattedMessage {...messages.change} />
          </TextLink>
        ) : undefined
      }
    >
      <Stack gap={1}>
        {own ? (
          <Text>
            <FormattedMessage {...messages.current} values={nameIt(own, format.date)} />
          </Text>
        ) : null}
        {standsInFor.map((person) => (
          <Text key={person.email}>
            <FormattedMessage {...messages.others} values={nameIt(person, format.date)} />
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}

const nameIt = (
  { name, email, endsAt }: { name: string; email: string; endsAt: string },
  format: (instant: string) => string,
) => ({ name: <bdi key="name">{name || email}</bdi>, until: format(endsAt) });
