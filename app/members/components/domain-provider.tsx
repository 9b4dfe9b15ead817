import type { Domain, ProviderFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import {
  Banner,
  Disclosure,
  FormLayout,
  Heading,
  Inline,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ActButton } from '../../forms/act-button.tsx';
import { useChange } from '../../forms/use-change.ts';
import { membersDomainMessages as messages } from '../domain-messages.ts';

const findings = {
  works: messages.works,
  not_https: messages.not_https,
  address_refused: messages.address_refused,
  unreachable: messages.provider_unreachable,
  no_provider: messages.no_provider,
  other_issuer: messages.other_issuer,
  client_refused: messages.client_refused,
} as const satisfies Record<ProviderFinding, unknown>;

/** Where the people of a domain log in. It is tried before it is saved, and whenever somebody wants to know. */
export function DomainProvider({ domain, redirectUri }: { domain: Domain; redirectUri: string }) {
  const { domain: id, display_name: name, identity_provider: provider } = domain;
  const { formatMessage } = useIntl();
  const { fetcher, form, field, error, isBusy } = useChange();
  const finding = isBusy ? undefined : (fetcher.data as { finding?: ProviderFinding } | undefined)?.finding;
  const { defaultValue: issuer = provider?.issuer, ...issuerField } = field('issuer');
  const { defaultValue: clientId = provider?.client_id, ...clientField } = field('client_id');
  const { defaultValue: _secret, ...secretField } = field('client_secret');
  const hasSecret = provider !== null && !provider.is_operators;
  return (
    <Stack gap={3}>
      <Heading level={3} look="label">
        <FormattedMessage {...messages.ssoTitle} />
      </Heading>
      <Text weight="medium">
        {provider && !provider.is_switched_off ? (
          <FormattedMessage {...messages.ssoOn} values={{ issuer: <bdi key="i">{provider.issuer}</bdi> }} />
        ) : (
          <FormattedMessage {...messages.ssoOff} />
        )}
      </Text>
      {provider?.is_switched_off && (
        <Banner tone="warning">
          <FormattedMessage {...messages.ssoSwitchedOff} />
        </Banner>
      )}
      <Disclosure
        // What came of a try is seen, also by who has no scripts.
        isOpen={fetcher.data !== undefined || error !== undefined}
        label={<FormattedMessage {...(provider ? messages.ssoChange : messages.ssoSetUp)} />}
      >
        <fetcher.Form {...form}>
          <input type="hidden" name="domain" value={id} />
          <FormLayout>
            <Text tone="soft">
              <FormattedMessage
                {...messages.ssoText}
                values={{ domain: <bdi key="d">{name}</bdi>, address: <code key="a">{redirectUri}</code> }}
              />
            </Text>
            {provider?.is_operators && (
              <Banner tone="info">
                <FormattedMessage {...messages.ssoOperator} />
              </Banner>
            )}
            {provider?.shares_callback && (
              <Banner tone="warning">
                <FormattedMessage {...messages.ssoShared} />
              </Banner>
            )}
            <TextField
              label={<FormattedMessage {...messages.issuer} />}
              {...issuerField}
              defaultValue={issuer}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              required
            />
            <TextField
              label={<FormattedMessage {...messages.clientId} />}
              {...clientField}
              defaultValue={clientId}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              required
            />
            <PasswordField
              label={formatMessage(messages.clientSecret)}
              hint={formatMessage(hasSecret ? messages.secretKept : messages.secretNew)}
              showLabel={formatMessage(commonMessages.showPassword)}
              hideLabel={formatMessage(commonMessages.hidePassword)}
              {...secretField}
              autoComplete="off"
              maxLength={1000}
            />
            <div role="status">
              {(error !== undefined || finding) && (
                <Banner tone={finding === 'works' ? 'success' : 'danger'}>
                  {[error, finding && formatMessage(findings[finding])].filter(Boolean).join(' ')}
                </Banner>
              )}
            </div>
            <Inline gap={3}>
              <ActButton name="intent" value="sso" running={fetcher}>
                <FormattedMessage {...messages.ssoSave} />
              </ActButton>
              <ActButton name="intent" value="test" variant="secondary" running={fetcher}>
                <FormattedMessage {...messages.test} />
              </ActButton>
              {provider && (
                <ActButton name="intent" value="sso-end" variant="quiet" running={fetcher}>
                  <FormattedMessage {...messages.ssoEnd} />
                </ActButton>
              )}
            </Inline>
          </FormLayout>
        </fetcher.Form>
      </Disclosure>
    </Stack>
  );
}
