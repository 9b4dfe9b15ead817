import type { ListedTemplate } from '@sigillum/api-contracts/templates/schemas.ts';
import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { templatesSharingMessages } from '../sharing-messages.ts';
import { sharingTexts } from '../sharing-texts.ts';

/** For whom a template is, or what the reader may do with it and thanks to whom. */
export function SharedCell({ template }: { template: ListedTemplate }) {
  const { actions, sharing, own_share: ownShare, owner, colleague_count: count } = template;
  const isManager = actions.includes('share');
  const what = isManager ? sharing : actions.includes('edit') ? 'EDIT' : 'USE';
  return (
    <Stack gap={1}>
      {isManager && sharing === 'NONE' && count ? null : <FormattedMessage {...sharingTexts[what]} />}
      {count ? (
        <Text size="small" tone={sharing === 'NONE' ? undefined : 'soft'}>
          <FormattedMessage {...templatesSharingMessages.withNamed} values={{ count }} />
        </Text>
      ) : null}
      {isManager ? null : <SharedBy name={ownShare ? ownShare.by : owner} />}
    </Stack>
  );
}

/** Who shares a template with the reader; null: somebody who has left. */
export const SharedBy = ({ name }: { name: string | null }) => (
  <Text size="small" tone="soft">
    {name === null ? (
      <FormattedMessage {...templatesSharingMessages.sharedBefore} />
    ) : (
      <FormattedMessage {...templatesSharingMessages.sharedBy} values={{ name }} />
    )}
  </Text>
);
