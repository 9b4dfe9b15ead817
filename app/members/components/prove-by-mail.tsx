import { type Domain, DomainMailbox } from '@sigillum/api-contracts/members/domain-schemas.ts';
import {
  Banner,
  Button,
  FormLayout,
  Heading,
  Inline,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { membersDomainMessages as messages } from '../domain-messages.ts';

/** A code for whoever runs the domain: first it is sent, then it is entered. */
export function ProveByMail({ domain }: { domain: Domain }) {
  const { domain: id, display_name: name, mail } = domain;
  const format = useFormat();
  const sending = useChange();
  const confirming = useChange();
  const { defaultValue: _chosen, ...mailbox } = sending.field('mailbox');
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Heading level={3} look="label">
          <FormattedMessage {...messages.mailTitle} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.mailText} />
        </Text>
      </Stack>
      {mail && (
        <confirming.fetcher.Form {...confirming.form}>
          <input type="hidden" name="domain" value={id} />
          <FormLayout>
            {confirming.error && <Banner tone="danger">{confirming.error}</Banner>}
            <Text role="status">
              <FormattedMessage
                {...messages.mailSent}
                values={{ address: <bdi key="a">{mail.to}</bdi>, until: format.instant(mail.expires_at) }}
              />
            </Text>
            <TextField
              label={<FormattedMessage {...messages.code} />}
              {...confirming.field('code')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
            />
            <Inline gap={3}>
              <Button type="submit" name="intent" value="confirm" isLoading={confirming.isBusy}>
                <FormattedMessage {...messages.confirm} />
              </Button>
            </Inline>
          </FormLayout>
        </confirming.fetcher.Form>
      )}
      <sending.fetcher.Form {...sending.form}>
        <input type="hidden" name="domain" value={id} />
        <FormLayout>
          {sending.error && <Banner tone="danger">{sending.error}</Banner>}
          <SelectField
            label={<FormattedMessage {...messages.mailbox} />}
            options={DomainMailbox.options.map((option) => ({ value: option, label: `${option}@${name}` }))}
            {...mailbox}
          />
          <Inline gap={3}>
            <Button type="submit" name="intent" value="mail" variant="secondary" isLoading={sending.isBusy}>
              <FormattedMessage {...(mail ? messages.mailAgain : messages.mailSend)} />
            </Button>
          </Inline>
        </FormLayout>
      </sending.fetcher.Form>
    </Stack>
  );
}
