import type { ActivityPerson as Person } from '@sigillum/api-contracts/business/activity-schemas.ts';
import { Text } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import { businessActivityMessages as messages } from '../activity-messages.ts';

/** Whoever has neither name nor address. */
const nameless = {
  api: messages.program,
  operator: messages.operator,
  server: messages.server,
  member: messages.unknownPerson,
  external: messages.unknownPerson,
  unknown: messages.unknownPerson,
} as const satisfies Record<Person['type'], unknown>;

/** Somebody of the evidence: name and address as they were then. */
export function ActivityPerson({ person: { email, first_name, last_name, type } }: { person: Person }) {
  const { formatMessage } = useIntl();
  const name = [first_name, last_name].filter(Boolean).join(' ');
  if (!name && !email) return formatMessage(nameless[type]);
  const isOutside = type === 'external';
  return (
    <>
      <bdi>{name || email}</bdi>
      {isOutside ? ` (${formatMessage(messages.external)})` : null}
      {name && email ? (
        <Text tag="span" size="small" tone="soft" style={{ display: 'block', overflowWrap: 'anywhere' }}>
          <BreakableAddress text={email} />
        </Text>
      ) : null}
    </>
  );
}
