import { Banner, Button, Card, FormLayout, Inline, Text, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { sealsMessages as messages } from '../messages.ts';
import { useChange } from '../../forms/use-change.ts';

/** What people call the seal. */
export function SealLabelCard({ label }: { label: string }) {
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const { defaultValue = label, ...props } = field('label');
  return (
    <Card>
      <fetcher.Form {...form}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          <TextField
            label={<FormattedMessage {...messages.label} />}
            hint={<FormattedMessage {...messages.labelHint} />}
            {...props}
            defaultValue={defaultValue}
            maxLength={100}
            required
          />
          <Inline gap={3}>
            <Button type="submit" name="intent" value="label" variant="secondary" isLoading={isBusy}>
              <FormattedMessage {...messages.labelButton} />
            </Button>
            <Text tag="span" role="status" tone="soft">
              {isSaved && <FormattedMessage {...commonMessages.saved} />}
            </Text>
          </Inline>
        </FormLayout>
      </fetcher.Form>
    </Card>
  );
}
