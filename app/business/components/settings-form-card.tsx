import { Banner, FormLayout } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { SavedLine } from '../../forms/saved-line.tsx';
import type { SettingsForm } from '../settings-form.ts';
import type { useSettingsForm } from '../use-settings-form.ts';

interface SettingsFormCardProps {
  intent: SettingsForm['intent'];
  form: ReturnType<typeof useSettingsForm>;
  title: ReactNode;
  text: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** One matter of the settings, saved by itself. */
export function SettingsFormCard({ intent, form, title, text, children }: SettingsFormCardProps) {
  const { fetcher, error, isBusy, isSaved, before, updatedAt } = form;
  return (
    <ProfileCard title={title} text={text}>
      <fetcher.Form {...form.form}>
        <input type="hidden" name="before" value={before} />
        <input type="hidden" name="updatedAt" value={updatedAt} />
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          {children}
          <SavedLine intent={intent} isBusy={isBusy} isSaved={isSaved}>
            <FormattedMessage {...commonMessages.save} />
          </SavedLine>
        </FormLayout>
      </fetcher.Form>
    </ProfileCard>
  );
}
