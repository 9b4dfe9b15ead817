import type { DirectIdentification } from '@sigillum/api-contracts/identification/schemas.ts';
import { ButtonLink, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { identificationDirectMessages as directMessages } from '../direct-messages.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { findDocument, type Visit } from './visit.ts';

interface IdentifiedProps {
  known: Pick<DirectIdentification, 'given_names' | 'family_name' | 'provider' | 'expires_at'>;
  /** A visitor's counts for the signature of the link. */
  visit?: Visit | undefined;
  /** The request that waits for an account's person. */
  requestId?: string | undefined;
}

/** As whom the person signs, and the way to where they do. */
export function Identified({ known, visit, requestId }: IdentifiedProps) {
  const href = findDocument(visit, requestId);
  return (
    <Stack gap={4}>
      <AsWhom known={known} isVisit={visit !== undefined} />
      {href && (
        <Inline gap={3}>
          <ButtonLink href={href}>
            <FormattedMessage {...(visit ? directMessages.sign : messages.backToRequest)} />
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

function AsWhom({ known, isVisit }: Pick<IdentifiedProps, 'known'> & { isVisit: boolean }) {
  const { given_names, family_name, provider, expires_at } = known;
  const format = useFormat();
  const values = {
    name: (
      <bdi key="name">
        {given_names} {family_name}
      </bdi>
    ),
    provider: <bdi key="provider">{provider}</bdi>,
    date: format.date(expires_at),
  };
  const [named, unnamed] = isVisit
    ? [directMessages.done, directMessages.doneUnnamed]
    : [messages.doneText, messages.doneTextUnnamed];
  return (
    <Text>
      <FormattedMessage {...(family_name === null ? unnamed : named)} values={values} />
    </Text>
  );
}
