import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import {
  Banner,
  Button,
  Card,
  CheckboxGroup,
  EmailField,
  FormLayout,
  Heading,
  Inline,
  Text,
  TextField,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { FeatureOfPlan } from '../../pricing/components/feature-of-plan.tsx';
import { businessAesMessages as messages } from '../aes-messages.ts';

/** Applies for AES for Business, or anew. What is known is filled in. */
export function AesForm({ business, held }: { business: Business; held: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { fetcher, form, field, error, isBusy } = useChange();
  const { aes4biz = null, legalRepresentative, pricePlan } = business;
  const start = (name: string, value: string | undefined) => {
    const { defaultValue = value, ...props } = field(name);
    return { ...props, defaultValue };
  };
  const { defaultValue: _ticked, ...domains } = field('domains');
  return (
    <FeatureOfPlan feature="aes4biz" features={pricePlan.features} isTyped={error !== undefined}>
      <Card>
        <fetcher.Form {...form}>
          <FormLayout>
            <Heading level={2} look="title">
              <FormattedMessage {...(aes4biz ? messages.again : messages.apply)} />
            </Heading>
            {aes4biz?.enabled && (
              <Text tone="soft">
                <FormattedMessage {...messages.againText} />
              </Text>
            )}
            {error && <Banner tone="danger">{error}</Banner>}
            <TextField
              label={<FormattedMessage {...messages.name} />}
              {...start('representative_name', aes4biz?.representativeName ?? legalRepresentative?.name)}
              maxLength={200}
              required
            />
            <EmailField
              label={formatMessage(messages.email)}
              {...start('representative_email', aes4biz?.representativeEmail ?? legalRepresentative?.email)}
              maxLength={254}
              required
            />
            <TextField
              label={<FormattedMessage {...messages.register} />}
              hint={<FormattedMessage {...messages.registerHint} />}
              {...start('commercial_register', aes4biz?.commercialRegister)}
              maxLength={200}
              required
            />
            <CheckboxGroup
              label={formatMessage(messages.domains)}
              options={held.map((domain) => ({ value: domain, label: domain }))}
              {...domains}
              defaultValue={aes4biz ? held.filter((domain) => aes4biz.domains.includes(domain)) : held}
            />
            <Inline gap={3}>
              <Button type="submit" name="intent" value="apply" isLoading={isBusy}>
                <FormattedMessage {...(aes4biz ? messages.again : messages.apply)} />
              </Button>
            </Inline>
          </FormLayout>
        </fetcher.Form>
      </Card>
    </FeatureOfPlan>
  );
}
