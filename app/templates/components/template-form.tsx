import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { Button, FormActions, FormRow, SelectField, Stack, Text, TextField } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useUnsaved } from '../../forms/unsaved.ts';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import { ReminderChoice } from '../../signature-requests/components/reminder-choice.tsx';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { signatureRequestsReminderMessages as reminderMessages } from '../../signature-requests/reminder-messages.ts';
import { templatesMessages as messages } from '../messages.ts';
import { writeTemplate, type WrittenTemplate } from '../write-template.ts';
import { TemplateRoles } from './template-roles.tsx';
import { TemplateWords } from './template-words.tsx';

export interface TemplateFormProps {
  template: Template;
  /** In which people can sign here. */
  offered: readonly Quality[];
  isSaving: boolean;
  onSave: (template: WrittenTemplate) => void;
}

/** Name, roles, texts and days of a template, saved together. */
export function TemplateForm({ template, offered, isSaving, onSave }: TemplateFormProps) {
  const { formatMessage } = useIntl();
  // What is typed stays when the template changes otherwise: by another file, or who may use it.
  const [changed, setChanged] = useState<Partial<WrittenTemplate>>({});
  const written = { ...writeTemplate(template), ...changed };
  const change = (part: Partial<WrittenTemplate>) => setChanged((before) => ({ ...before, ...part }));
  const hasRole = ({ role_id }: { role_id: string }) => written.roles.some(({ id }) => id === role_id);
  const isReadOnly = !template.actions.includes('edit');
  useUnsaved(Object.keys(changed).length > 0 && !isSaving);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave({ ...written, places: written.places.filter(hasRole), fields: written.fields.filter(hasRole) });
  }

  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <TemplateRoles roles={written.roles} isReadOnly={isReadOnly} onChange={(roles) => change({ roles })} />
        <TemplateWords texts={written.texts} isReadOnly={isReadOnly} onChange={change} />
        <StepSection title={<FormattedMessage {...messages.column} />}>
          <FormRow>
            <TextField
              label={formatMessage(messages.name)}
              value={written.name}
              maxLength={100}
              required
              readOnly={isReadOnly}
              onChange={(event) => change({ name: event.target.value })}
            />
            <TextField
              label={formatMessage(messages.expiry)}
              hint={formatMessage(messages.expiryHint)}
              type="number"
              min={1}
              max={3650}
              value={written.expiry_days ?? ''}
              readOnly={isReadOnly}
              onChange={({ target: { value } }) => change({ expiry_days: value === '' ? null : Number(value) })}
            />
          </FormRow>
          <SelectField
            label={formatMessage(messages.quality)}
            value={written.quality}
            disabled={isReadOnly}
            onChange={({ target: { value } }) => change({ quality: value as Quality })}
            options={(Object.keys(qualityTexts) as Quality[])
              .filter((quality) => quality === written.quality || offered.includes(quality))
              .map((quality) => ({ value: quality, label: formatMessage(qualityTexts[quality]) }))}
          />
          <Stack gap={2}>
            <Text weight="medium">
              <FormattedMessage {...reminderMessages.title} />
            </Text>
            <ReminderChoice
              schedule={written.reminders}
              onChange={isReadOnly ? undefined : (reminders) => change({ reminders })}
            />
          </Stack>
          {isReadOnly ? null : (
            <FormActions>
              <Button type="submit" isLoading={isSaving}>
                <FormattedMessage {...commonMessages.save} />
              </Button>
            </FormActions>
          )}
        </StepSection>
      </Stack>
    </form>
  );
}
