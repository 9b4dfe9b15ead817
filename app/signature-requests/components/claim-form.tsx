import { Banner, Button, FormLayout, Stack, Text, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsSendToMessages as messages } from '../send-to-messages.ts';

export interface ClaimFormProps {
  /** The end of the day within which it can be claimed. */
  until: string;
  /** Whether the person may invite others. */
  mayInvite: boolean;
  failure: FormFailure | undefined;
  isBusy: boolean;
}

/** Asks for the access code, and for what the person is going to do. */
export function ClaimForm({ until, mayInvite, failure, isBusy }: ClaimFormProps) {
  const { ref, error, field } = useForm(failure);
  const format = useFormat();
  return (
    <Form method="post" ref={ref} noValidate>
      <FormLayout>
        {error === undefined ? null : (
          <Banner tone="danger" title={<FormattedMessage {...messages.failed} />}>
            {error}
          </Banner>
        )}
        <TextField
          {...field('access_code')}
          label={<FormattedMessage {...messages.code} />}
          hint={<FormattedMessage {...messages.codeHint} />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.until} values={{ instant: format.instant(until) }} />
        </Text>
        <Stack gap={3}>
          <Button type="submit" name="purpose" value="SIGN" isLoading={isBusy}>
            <FormattedMessage {...messages.sign} />
          </Button>
          {mayInvite ? (
            <Button type="submit" name="purpose" value="INVITE" variant="secondary" disabled={isBusy}>
              <FormattedMessage {...messages.invite} />
            </Button>
          ) : null}
        </Stack>
      </FormLayout>
    </Form>
  );
}
