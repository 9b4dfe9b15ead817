import type { NewSendTo } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';
import { Button, Card, Container, Copy, DefinitionList, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCopy } from '../../common/use-copy.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsSendToMessages as messages } from '../../signature-requests/send-to-messages.ts';

/** Address and code of documents that were handed over, this once. */
export function HandedOver({ sendTo, onAnother }: { sendTo: NewSendTo; onAnother: () => void }) {
  const { url, access_code: code, claimable_until: until } = sendTo;
  const { formatMessage } = useIntl();
  const copy = useCopy();
  const format = useFormat();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // It stands where the list of files was.
  useEffect(() => headingRef.current?.focus(), []);
  const items = [
    { term: formatMessage(messages.address), value: <bdi translate="no">{url}</bdi> },
    { term: formatMessage(messages.code), value: <code translate="no">{code}</code> },
  ];

  return (
    <Container width="text" style={{ paddingInline: 0 }}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} ref={headingRef} tabIndex={-1}>
            <FormattedMessage {...messages.handedOverTitle} />
          </Heading>
          <Text tone="soft">
            <FormattedMessage {...messages.handedOverText} />
          </Text>
        </Stack>
        <Card tag="div">
          <DefinitionList items={items} />
        </Card>
        <Inline gap={3}>
          <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => copy(url)}>
            <FormattedMessage {...messages.copyAddress} />
          </Button>
          <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => copy(code)}>
            <FormattedMessage {...messages.copyCode} />
          </Button>
        </Inline>
        <Text tone="soft">
          <FormattedMessage {...messages.handedOverUntil} values={{ instant: format.instant(until) }} />
        </Text>
        <Inline>
          <Button onClick={onAnother}>
            <FormattedMessage {...messages.another} />
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}
