import { mostEmbedOrigins } from '@sigillum/api-contracts/business/settings.ts';
import { TextArea } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import { type ReadSettings, useSettingsForm } from '../use-settings-form.ts';
import { SettingsFormCard } from './settings-form-card.tsx';

/** The sites in whose pages visitors may sign. */
export function EmbeddingCard(read: ReadSettings) {
  const form = useSettingsForm(read);
  const { key, ...origins } = form.describeText('embedding.origins');
  return (
    <SettingsFormCard
      intent="embedding"
      form={form}
      title={<FormattedMessage {...messages.embeddingTitle} />}
      text={<FormattedMessage {...messages.embeddingText} />}
    >
      <TextArea
        key={key}
        label={<FormattedMessage {...messages.embeddingOrigins} />}
        hint={<FormattedMessage {...messages.embeddingHint} values={{ most: mostEmbedOrigins }} />}
        spellCheck={false}
        autoCapitalize="none"
        {...origins}
      />
    </SettingsFormCard>
  );
}
