import { SelectField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { rules } from '../settings-form.ts';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import { type ReadSettings, useSettingsForm } from '../use-settings-form.ts';
import { SettingsFormCard } from './settings-form-card.tsx';

const attachments = [
  { name: 'mailService.attachments.signedDocument', label: messages.mailsDocument },
  { name: 'mailService.attachments.signatureProtocol', label: messages.mailsProtocol },
] as const;

/** What goes along with the last mail of a request. */
export function AttachmentsCard(read: ReadSettings) {
  const { formatMessage } = useIntl();
  const form = useSettingsForm(read);
  return (
    <SettingsFormCard
      intent="mails"
      form={form}
      title={<FormattedMessage {...messages.mailsTitle} />}
      text={<FormattedMessage {...messages.mailsText} />}
    >
      {attachments.map(({ name, label }) => {
        const { key, ...field } = form.describeText(name);
        return (
          <SelectField
            key={key}
            label={<FormattedMessage {...label} />}
            options={rules.map((value) => ({ value, label: formatMessage(messages.mailsRule, { rule: value }) }))}
            {...field}
          />
        );
      })}
    </SettingsFormCard>
  );
}
