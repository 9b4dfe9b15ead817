import { ButtonLink, EmptyState, Stack, Text } from '@sigillum/design-system';
import { Hourglass } from '@sigillum/design-system/icons.ts';
import { FormattedMessage } from 'react-intl';
import { businessComingMessages as messages } from '../coming-messages.ts';
import type { ComingScreen } from '../coming-screens.ts';

/** Stands where a page will be: what comes, and where to go meanwhile. */
export function ComingNotice({ title, text, meanwhile }: ComingScreen) {
  return (
    <EmptyState
      level={1}
      icon={<Hourglass />}
      title={<FormattedMessage {...title} />}
      actions={
        <ButtonLink href={meanwhile.href}>
          <FormattedMessage {...meanwhile.button} />
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        <Text size="small" weight="medium">
          <FormattedMessage {...messages.label} />
        </Text>
        <Text>
          <FormattedMessage {...text} />
        </Text>
        <Text>
          <FormattedMessage {...meanwhile.text} />
        </Text>
      </Stack>
    </EmptyState>
  );
}
