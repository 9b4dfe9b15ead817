import { Banner, Button, ButtonLink, DefinitionList, Download, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { operatorMessages as messages } from '../messages.ts';
import { RoomSection } from './room-section.tsx';

/** What is set, without secrets. */
export interface Configuration {
  settings: Record<string, string>;
  warnings: readonly string[];
}

/** Shows the settings on demand, and saves them as a file. */
export function SettingsCard({ configuration }: { configuration: Configuration | undefined }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <RoomSection title={messages.settingsTitle}>
      <Stack gap={4}>
        <Text tone="soft">
          <FormattedMessage {...messages.settingsText} />
        </Text>
        {configuration ? (
          <>
            {configuration.warnings.map((warning) => (
              <Banner key={warning} tone="warning" lang="en">
                {warning}
              </Banner>
            ))}
            <DefinitionList
              items={Object.entries(configuration.settings).map(([term, value]) => ({
                term,
                value: <code translate="no">{value}</code>,
              }))}
            />
            <Inline>
              <ButtonLink
                href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(configuration, null, 2))}`}
                download="sigillum-settings.json"
                variant="secondary"
                icon={<Download aria-hidden />}
              >
                <FormattedMessage {...messages.saveSettings} />
              </ButtonLink>
            </Inline>
          </>
        ) : (
          <Form method="post">
            <Button type="submit" variant="secondary" isLoading={isBusy}>
              <FormattedMessage {...messages.showSettings} />
            </Button>
          </Form>
        )}
      </Stack>
    </RoomSection>
  );
}
