import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { Banner, Button, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CardHead } from '../../user/components/card-head.tsx';
import { businessProfileMessages as messages } from '../profile-messages.ts';

/** To who administered a deleted business: until when it can be brought back, and the button that does. */
export function RevokeDeletion({ name, revocableUntil }: NonNullable<User['revocableBusiness']>) {
  const { date } = useFormat();
  const { fetcher, form, error, isBusy } = useChange();
  return (
    <Stack gap={4}>
      <CardHead
        title={<FormattedMessage {...messages.deletedTitle} values={{ business: <bdi key="b">{name}</bdi> }} />}
      >
        <FormattedMessage {...messages.deletedText} values={{ date: date(revocableUntil) }} />
      </CardHead>
      {error && <Banner tone="danger">{error}</Banner>}
      <fetcher.Form {...form}>
        <Button type="submit" name="intent" value="bring-back" isWide isLoading={isBusy}>
          <FormattedMessage {...messages.bringBack} />
        </Button>
      </fetcher.Form>
    </Stack>
  );
}
