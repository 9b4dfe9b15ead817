import type { TemplateChange, TemplateVersion } from '@sigillum/api-contracts/templates/schemas.ts';
import { Button, Stack, Text } from '@sigillum/design-system';
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

export interface TemplateVersionsProps {
  versions: readonly TemplateVersion[];
  isSaving: boolean;
  /** Missing for whoever may not change the template. */
  onRestore?: ((number: number) => void) | undefined;
}

/** Who changed what, the newest first; an earlier version can be had again. */
export function TemplateVersions({ versions, isSaving, onRestore }: TemplateVersionsProps) {
  const { formatMessage, formatList } = useIntl();
  const { instant } = useFormat();
  return (
    <StepSection title={<FormattedMessage {...messages.versions} />}>
      <Stack tag="ul" role="list" gap={3}>
        {versions.map(({ number, changes, changed_by: name, changed_at: at }, index) => (
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
            {onRestore && index > 0 ? (
              <Button variant="quiet" size="small" disabled={isSaving} onClick={() => onRestore(number)}>
                <FormattedMessage {...messages.restore} values={{ number }} />
              </Button>
            ) : null}
          </li>
        ))}
      </Stack>
    </StepSection>
  );
}
