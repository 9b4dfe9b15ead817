import { Banner, Button, FormLayout, Heading } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { ProofField } from '../../user/components/proof-field.tsx';

interface FormProps {
  intent: 'connect' | 'test' | 'disconnect';
  label: MessageText;
  variant?: 'secondary' | 'danger';
  title?: MessageText;
  children?: ReactNode;
}

/** A form that makes the phone ask. */
export function AskForm(props: FormProps) {
  return <MobileIdForm change={useChange()} {...props} />;
}

/** One of the forms of the page; all but the test ask for the password where the login is some minutes old. */
export function MobileIdForm({
  change,
  intent,
  label,
  variant,
  title,
  children,
}: FormProps & { change: ReturnType<typeof useChange> }) {
  const { fetcher, form, field, error, isBusy } = change;
  return (
    <fetcher.Form {...form}>
      <FormLayout>
        {title && (
          <Heading level={2} look="title">
            <FormattedMessage {...title} />
          </Heading>
        )}
        {children}
        {error && <Banner tone="danger">{error}</Banner>}
        {intent !== 'test' && <ProofField {...field('password')} />}
        <div>
          <Button type="submit" name="intent" value={intent} isLoading={isBusy} {...(variant && { variant })}>
            <FormattedMessage {...label} />
          </Button>
        </div>
      </FormLayout>
    </fetcher.Form>
  );
}
