import { EmailField, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import { type ReadSettings, useSettingsForm } from '../use-settings-form.ts';
import { SettingsFormCard } from './settings-form-card.tsx';

/** Whom people may ask for help. */
export function ContactCard(read: ReadSettings) {
  const form = useSettingsForm(read);
  const { key: emailKey, ...email } = form.describeText('supportContact.email');
  const { key: phoneKey, ...phone } = form.describeText('supportContact.phone');
  return (
    <SettingsFormCard
      intent="contact"
      form={form}
      title={<FormattedMessage {...messages.contactTitle} />}
      text={<FormattedMessage {...messages.contactText} />}
    >
      <EmailField key={emailKey} label={<FormattedMessage {...messages.contactEmail} />} {...email} />
      <TextField
        key={phoneKey}
        label={<FormattedMessage {...messages.contactPhone} />}
        hint={<FormattedMessage {...messages.contactPhoneHint} />}
        type="tel"
        autoComplete="off"
        {...phone}
      />
    </SettingsFormCard>
  );
}
