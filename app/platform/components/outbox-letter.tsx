import { Container, Heading, Stack, Text, TextLink, theme } from '@sigillum/design-system';
import type { OutboxMail } from '@sigillum/api-contracts/platform/schemas.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormat } from '../../i18n/use-format.ts';
import { platformMessages as messages } from '../messages.ts';

const Letter = styled.iframe`
  width: 100%;
  height: 44rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: #fff;
`;

/** A link in a mail opens in the whole window, as it would from a mail program. Mails ask for a new one, which the frame may not open. */
const openLinksOutside = (html: string) =>
  html.replace(/<head[^>]*>/i, '$&<base target="_top">').replaceAll(' target="_blank"', '');

/** One mail as its reader would see it, in a frame that may run nothing. */
export function OutboxLetter({ mail, query = '' }: { mail: OutboxMail; query?: string }) {
  const format = useFormat();
  const { formatMessage } = useIntl();
  return (
    <Container style={{ paddingBlock: theme.space[6] }}>
      <Stack gap={4}>
        <TextLink href={`/outbox${query}`}>
          <FormattedMessage {...messages.outboxBack} />
        </TextLink>
        <Stack gap={1}>
          <Heading level={1} look="heading">
            {mail.subject}
          </Heading>
          <Text tone="soft">
            <FormattedMessage {...messages.outboxTo} values={{ address: mail.to }} /> ·{' '}
            {format.instant(mail.created_at)}
          </Text>
          {mail.attachments.length > 0 ? (
            <Text tone="soft">
              <FormattedMessage
                {...messages.outboxAttached}
                values={{
                  files: mail.attachments
                    .map(({ filename, size }) => `${filename} (${format.fileSize(size)})`)
                    .join(', '),
                }}
              />
            </Text>
          ) : null}
        </Stack>
        <Letter
          title={formatMessage(messages.outboxContent)}
          sandbox="allow-top-navigation-by-user-activation"
          srcDoc={openLinksOutside(mail.html)}
        />
      </Stack>
    </Container>
  );
}
