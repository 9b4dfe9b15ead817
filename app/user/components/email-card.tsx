import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { Banner, Button, EmailField, FormLayout, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { Address } from './address.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProofField } from './proof-field.tsx';

export interface EmailCardProps {
  email: string;
  /** What the person’s identification names, where it differs. */
  identityEmail: string | null;
  change: User['emailChange'];
  isFixed: boolean;
}

/** The address of the account. A new one counts once the link that is mailed to it was opened. */
export function EmailCard({ email, identityEmail, change, isFixed }: EmailCardProps) {
  const { fetcher, form, field, error, isBusy } = useChange();
  const { instant } = useFormat();
  return (
    <ProfileCard title={<FormattedMessage {...messages.emailTitle} />}>
      <fetcher.Form {...form} key={change?.email}>
        <FormLayout>
          <Stack gap={1}>
            <Text weight="medium">
              <bdi dir="ltr">{email}</bdi>
            </Text>
            {identityEmail && (
              <Text size="small" tone="soft">
                <FormattedMessage
                  {...messages.emailIdentity}
                  values={{ email: <bdi dir="ltr">{identityEmail}</bdi> }}
                />
              </Text>
            )}
          </Stack>
          {error && <Banner tone="danger">{error}</Banner>}
          {isFixed ? (
            <Text tone="soft">
              <FormattedMessage {...messages.fixed} />
            </Text>
          ) : change ? (
            <>
              <Banner tone="info">
                <FormattedMessage
                  {...messages.emailWaits}
                  values={{ email: <Address>{change.email}</Address>, date: instant(change.expiresAt) }}
                />
              </Banner>
              <OutboxNote kind="mail" />
              <div>
                <Button type="submit" name="intent" value="keep-email" variant="secondary" isLoading={isBusy}>
                  <FormattedMessage {...messages.emailKeep} />
                </Button>
              </div>
            </>
          ) : (
            <>
              <EmailField
                label={<FormattedMessage {...messages.emailNew} />}
                hint={<FormattedMessage {...messages.emailHint} />}
                {...field('email')}
                autoComplete="email"
                required
              />
              <ProofField {...field('password')} />
              <div>
                <Button type="submit" name="intent" value="email" variant="secondary" isLoading={isBusy}>
                  <FormattedMessage {...messages.emailButton} />
                </Button>
              </div>
            </>
          )}
        </FormLayout>
      </fetcher.Form>
    </ProfileCard>
  );
}
