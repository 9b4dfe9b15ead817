import { Checkbox } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { describeFields } from '../settings-form.ts';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import { type ReadSettings, useSettingsForm } from '../use-settings-form.ts';
import { SettingsFormCard } from './settings-form-card.tsx';

/** Services of others that an installation may have. */
export type OfferedServices = Record<'affiliate' | 'userPilot', boolean>;

const switches = [
  { name: 'affiliate', label: messages.affiliate, hint: messages.affiliateHint },
  { name: 'userPilot', label: messages.userPilot, hint: messages.userPilotHint },
] as const;

/** What comes along for people of the organisation, as far as the operator has set it up; what is not offered keeps what was settled. */
export function MoreCard({ services, ...read }: ReadSettings & { services: OfferedServices }) {
  const form = useSettingsForm(read);
  if (!switches.some(({ name }) => services[name])) return null;
  const settled = describeFields(read.settings);
  return (
    <SettingsFormCard
      intent="more"
      form={form}
      title={<FormattedMessage {...messages.moreTitle} />}
      text={<FormattedMessage {...messages.moreText} />}
    >
      {switches.map(({ name, label, hint }) => {
        if (!services[name])
          return settled[name] === true && <input key={name} type="hidden" name={name} value="true" />;
        const { key, ...field } = form.describeTick(name);
        return (
          <Checkbox
            key={key}
            label={<FormattedMessage {...label} />}
            hint={<FormattedMessage {...hint} />}
            {...field}
          />
        );
      })}
    </SettingsFormCard>
  );
}
