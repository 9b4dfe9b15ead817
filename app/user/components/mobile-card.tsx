import type { PhoneVerification } from '@sigillum/api-contracts/user/schemas.ts';
import type { Country } from '@sigillum/design-system';
import { Banner, FormLayout, Inline, PhoneField, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { ActButton } from '../../forms/act-button.tsx';
import { useChange } from '../../forms/use-change.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProofField } from './proof-field.tsx';

export interface MobileCardProps {
  /** Digits with country code, proved; null without one. */
  mobile: string | null;
  /** A code is awaited; with the seconds until another may be asked for. */
  verification: (PhoneVerification & { resendIn: number }) | null;
  isFixed: boolean;
  countries: readonly Country[];
}

/** The mobile number, which codes for advanced signatures go to. A new one counts once its code was given. */
export function MobileCard({ mobile, verification, isFixed, countries }: MobileCardProps) {
  const { formatMessage } = useIntl();
  const { fetcher, form, field, error } = useChange();
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.mobileTitle} />}
      text={<FormattedMessage {...messages.mobileText} />}
    >
      <Stack gap={5}>
        <Text weight="medium">
          {mobile ? <bdi dir="ltr">+{mobile}</bdi> : <FormattedMessage {...messages.mobileNone} />}
        </Text>
        {isFixed ? (
          <Text tone="soft">
            <FormattedMessage {...messages.fixed} />
          </Text>
        ) : verification ? (
          <PhoneCodeForm key={verification.id} {...verification} />
        ) : (
          <fetcher.Form {...form} key={mobile}>
            <FormLayout>
              {error && <Banner tone="danger">{error}</Banner>}
              <PhoneField
                label={<FormattedMessage {...(mobile ? messages.mobileOther : messages.mobileNew)} />}
                hint={<FormattedMessage {...messages.mobileHint} />}
                countries={countries}
                countryLabel={formatMessage(messages.country)}
                {...field('mobile')}
                required
              />
              <ProofField {...field('password')} />
              <Inline gap={3}>
                <ActButton name="intent" value="mobile" variant="secondary" running={fetcher}>
                  <FormattedMessage {...messages.mobileButton} />
                </ActButton>
                {mobile && (
                  <ActButton name="intent" value="remove-mobile" variant="quiet" running={fetcher}>
                    <FormattedMessage {...messages.mobileRemove} />
                  </ActButton>
                )}
              </Inline>
            </FormLayout>
          </fetcher.Form>
        )}
      </Stack>
    </ProfileCard>
  );
}
