import { Banner, FormLayout } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { useChange } from '../../forms/use-change.ts';
import { SavedLine } from '../../forms/saved-line.tsx';

/** The form of a card of a business's profile: it sends along which state of the business it was filled in for. */
export function ProfileFormFrame({
  change: { fetcher, form, error, isBusy, isSaved },
  intent,
  updatedAt,
  children,
}: {
  change: ReturnType<typeof useChange>;
  intent: string;
  updatedAt: string | undefined;
  children: ReactNode;
}) {
  return (
    <fetcher.Form {...form}>
      <input type="hidden" name="updated_at" value={updatedAt} />
      <FormLayout>
        {error && <Banner tone="danger">{error}</Banner>}
        {children}
        <SavedLine intent={intent} isBusy={isBusy} isSaved={isSaved}>
          <FormattedMessage {...commonMessages.save} />
        </SavedLine>
      </FormLayout>
    </fetcher.Form>
  );
}
