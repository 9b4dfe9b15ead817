import { Checkbox } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import { type ReadSettings, useSettingsForm } from '../use-settings-form.ts';
import { SettingsFormCard } from './settings-form-card.tsx';

const switches = [
  { name: 'affiliate', label: messages.affiliate },
  { name: 'userPilot', label: messages.userPilot },
] as const;

/** What is kept for services that are still to come. */
export function MoreCard(read: ReadSettings) {
  const form = useSettingsForm(read);
  return (
    <SettingsFormCard
      intent="more"
      form={form}
      title={<FormattedMessage {...messages.moreTitle} />}
      text={<FormattedMessage {...messages.moreText} />}
    >
      {switches.map(({ name, label }) => {
        const { key, ...field } = form.describeTick(name);
        return <Checkbox key={key} label={<FormattedMessage {...label} />} {...field} />;
      })}
    </SettingsFormCard>
  );
}
