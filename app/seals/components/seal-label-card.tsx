import { Banner, Card, FormLayout, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { sealsMessages as messages } from '../messages.ts';
import { SavedLine } from '../../forms/saved-line.tsx';
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
          <SavedLine intent="label" isBusy={isBusy} isSaved={isSaved}>
            <FormattedMessage {...messages.labelButton} />
          </SavedLine>
        </FormLayout>
      </fetcher.Form>
    </Card>
  );
}
