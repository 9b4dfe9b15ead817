import type { OperatorNotice } from '@sigillum/api-contracts/operator/schemas.ts';
import { Banner, Button, Checkbox, FormLayout, FormRow, Inline, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { operatorMessages as messages } from '../messages.ts';

/** A moment as `datetime-local` wants it; the fields are in UTC. */
const writeMoment = (instant: string | null | undefined) => instant?.slice(0, 16) ?? '';

/** The fields of a notice: of one that is announced, or of a new one. */
export function NoticeFields({ notice }: { notice?: OperatorNotice }) {
  const { fetcher, form, field, choice, error, isBusy } = useChange();
  const { formatMessage } = useIntl();
  const start = (name: string, value: string) => {
    const { defaultValue = value, ...rest } = field(name);
    return { ...rest, defaultValue };
  };
  const blocking = choice('isBlocking');
  return (
    <fetcher.Form {...form}>
      <FormLayout>
        {error && <Banner tone="danger">{error}</Banner>}
        {notice && <input type="hidden" name="id" value={notice.id} />}
        <Checkbox
          label={<FormattedMessage {...messages.blocking} />}
          {...blocking}
          defaultChecked={blocking.defaultChecked || notice?.isBlocking === true}
        />
        <FormRow>
          <TextField
            type="datetime-local"
            label={<FormattedMessage {...messages.startsAt} />}
            hint={<FormattedMessage {...messages.startsHint} />}
            {...start('startsAt', writeMoment(notice?.startsAt))}
          />
          <TextField
            type="datetime-local"
            label={<FormattedMessage {...messages.endsAt} />}
            hint={<FormattedMessage {...messages.endsHint} />}
            {...start('endsAt', writeMoment(notice?.endsAt))}
          />
        </FormRow>
        <TextField
          type="url"
          label={<FormattedMessage {...messages.url} />}
          {...start('url', notice?.url ?? '')}
          maxLength={2000}
          optionalText={formatMessage(commonMessages.optional)}
        />
        <Inline>
          <Button type="submit" name="intent" value={notice ? 'change' : 'announce'} isLoading={isBusy}>
            <FormattedMessage {...(notice ? commonMessages.save : messages.announce)} />
          </Button>
        </Inline>
      </FormLayout>
    </fetcher.Form>
  );
}
