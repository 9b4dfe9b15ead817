import { Banner, Button, Card, FormLayout, Inline, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { membersDomainMessages as messages } from '../domain-messages.ts';

/** Adds a domain that is to be proved. */
export function AddDomainCard() {
  const { fetcher, form, field, error, isBusy } = useChange();
  return (
    <Card>
      <fetcher.Form {...form}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          <TextField
            label={<FormattedMessage {...messages.label} />}
            hint={<FormattedMessage {...messages.hint} />}
            {...field('domain')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            maxLength={300}
            required
          />
          <Inline gap={3}>
            <Button type="submit" name="intent" value="add" isLoading={isBusy}>
              <FormattedMessage {...messages.add} />
            </Button>
          </Inline>
        </FormLayout>
      </fetcher.Form>
    </Card>
  );
}
