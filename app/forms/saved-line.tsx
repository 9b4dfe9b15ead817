import { Button, Inline, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../common/messages.ts';

interface SavedLineProps {
  /** Which form of the page it is. */
  intent: string;
  children: ReactNode;
  isBusy: boolean;
  isSaved: boolean;
}

/** The button of a form that stays where it is, and a word once it has done its work. */
export function SavedLine({ intent, children, isBusy, isSaved }: SavedLineProps) {
  return (
    <Inline gap={3}>
      <Button type="submit" name="intent" value={intent} variant="secondary" isLoading={isBusy}>
        {children}
      </Button>
      <Text tag="span" role="status" tone="soft">
        {isSaved && <FormattedMessage {...commonMessages.saved} />}
      </Text>
    </Inline>
  );
}
