import type { TemplateChange, TemplateVersion } from '@sigillum/api-contracts/templates/schemas.ts';
import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { templatesMessages as messages } from '../messages.ts';

const changeTexts: Readonly<Record<TemplateChange, MessageText>> = {
  CREATED: messages.changedCreated,
  NAME: messages.changedName,
  TEXTS: messages.changedTexts,
  ROLES: messages.changedRoles,
  DOCUMENTS: messages.changedDocuments,
  PLACES: messages.changedPlaces,
  FIELDS: messages.changedFields,
  TERMS: messages.changedTerms,
  SHARING: messages.changedSharing,
  FILE_REPLACED: messages.changedFile,
};

/** Who changed what, the newest first. */
export function TemplateVersions({ versions }: { versions: readonly TemplateVersion[] }) {
  const { formatMessage, formatList } = useIntl();
  const { instant } = useFormat();
  return (
    <StepSection title={<FormattedMessage {...messages.versions} />}>
      <Stack tag="ul" role="list" gap={3}>
        {versions.map(({ number, changes, changed_by: name, changed_at: at }) => (
          <li key={number}>
            <Text>
              <FormattedMessage
                {...messages.version}
                values={{ number, changes: formatList(changes.map((change) => formatMessage(changeTexts[change]))) }}
              />
            </Text>
            <Text tone="soft" size="small">
              <FormattedMessage
                {...messages.byWhom}
                values={{ name: name ?? formatMessage(messages.formerMember), date: instant(at) }}
              />
            </Text>
          </li>
        ))}
      </Stack>
    </StepSection>
  );
}
