import { Card, Heading, Stack, Text } from '@sigillum/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';
import { CopiedText } from './copied-text.tsx';

/** A secret that was just made, and whose calls it signs. */
export interface MadeSecret {
  name: string;
  secret: string;
}

/** A new secret, this once. */
export function SecretCard({ made: { name, secret }, takesFocus }: { made: MadeSecret; takesFocus: boolean }) {
  const { formatMessage } = useIntl();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // It stands above the form that has made it.
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  return (
    <Card look="raised">
      <Stack gap={3}>
        <Heading level={2} ref={headingRef} tabIndex={-1}>
          <FormattedMessage {...messages.secretTitle} values={{ name: <bdi key="name">{name}</bdi> }} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.secretText} />
        </Text>
        <CopiedText
          label={formatMessage(messages.secret)}
          text={secret}
          button={<FormattedMessage {...messages.copySecret} />}
        />
      </Stack>
    </Card>
  );
}
