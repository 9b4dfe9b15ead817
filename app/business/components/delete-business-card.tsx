import { revocableDays } from '@sigillum/api-contracts/business/delete-business.ts';
import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import {
  Banner,
  Button,
  Disclosure,
  FormLayout,
  Inline,
  PasswordField,
  Text,
  TextField,
  Trash2,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessProfileMessages as messages } from '../profile-messages.ts';

/** The end of a business: its name is typed and its administrator proves who is there. */
export function DeleteBusinessCard({ business: { name, subscription } }: { business: Business }) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const { fetcher, form, field, error, isBusy } = useChange();
  const { defaultValue: _typed, ...password } = field('password');
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.deletion} />}
      text={<FormattedMessage {...messages.deletionText} values={{ days: revocableDays }} />}
    >
      <Disclosure label={<FormattedMessage {...messages.deletion} />}>
        <fetcher.Form {...form}>
          <FormLayout>
            {error && <Banner tone="danger">{error}</Banner>}
            {subscription?.status === 'active' && !subscription.isEnding && (
              <Text>
                <FormattedMessage {...messages.deletionPlan} values={{ date: date(subscription.periodEnd) }} />
              </Text>
            )}
            <TextField
              label={<FormattedMessage {...messages.deletionName} values={{ name: <bdi key="n">{name}</bdi> }} />}
              {...field('typedName')}
              autoComplete="off"
              maxLength={200}
              required
            />
            <PasswordField
              label={formatMessage(commonMessages.password)}
              hint={formatMessage(messages.deletionPassword)}
              showLabel={formatMessage(commonMessages.showPassword)}
              hideLabel={formatMessage(commonMessages.hidePassword)}
              {...password}
              autoComplete="current-password"
            />
            <Inline gap={3}>
              <Button
                type="submit"
                name="intent"
                value="delete"
                variant="danger"
                icon={<Trash2 aria-hidden />}
                isLoading={isBusy}
              >
                <FormattedMessage {...messages.deletion} />
              </Button>
            </Inline>
          </FormLayout>
        </fetcher.Form>
      </Disclosure>
    </ProfileCard>
  );
}
