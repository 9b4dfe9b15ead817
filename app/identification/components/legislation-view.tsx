import { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { Badge, Banner, Card, FormLayout, RadioCards, TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { SavedLine } from '../../forms/saved-line.tsx';
import { identificationLegislationMessages as messages } from '../legislation-messages.ts';
import { lawPages } from '../way-screens.ts';
import { WayFrame } from './way-frame.tsx';

export interface LegislationViewProps {
  defaultLegislation: Legislation;
  /** Under which the person is identified. */
  identified: readonly Legislation[];
  /** Under which somebody here signs in the person's usual quality. */
  available: readonly Legislation[];
}

const texts = { ZERTES: messages.zertesText, EIDAS: messages.eidasText } as const;

/** With which law the person's requests begin. */
export function LegislationView(props: LegislationViewProps) {
  return (
    <WayFrame title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />}>
      <Card>
        <Choice {...props} />
      </Card>
    </WayFrame>
  );
}

function Choice({ defaultLegislation, identified, available }: LegislationViewProps) {
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const describe = (law: Legislation) => ({
    value: law,
    label: <FormattedMessage {...lawPages[law].name} />,
    description: <FormattedMessage {...texts[law]} />,
    aside: (
      <Badge tone={identified.includes(law) ? 'success' : 'neutral'}>
        <FormattedMessage {...(identified.includes(law) ? messages.identified : messages.missing)} />
      </Badge>
    ),
    isDisabled: !available.includes(law),
    disabledReason: <FormattedMessage {...messages.unavailable} values={{ link: toSettings }} />,
  });
  const { defaultValue: chosen = defaultLegislation, ...choice } = field('defaultLegislation');
  return (
    <fetcher.Form {...form}>
      <FormLayout>
        {error && <Banner tone="danger">{error}</Banner>}
        <RadioCards
          label={<FormattedMessage {...messages.label} />}
          options={Legislation.options.map(describe)}
          {...choice}
          name="defaultLegislation"
          defaultValue={chosen}
        />
        <SavedLine intent="legislation" isBusy={isBusy} isSaved={isSaved}>
          <FormattedMessage {...commonMessages.save} />
        </SavedLine>
      </FormLayout>
    </fetcher.Form>
  );
}

const toSettings = (words: ReactNode) => (
  <TextLink key="link" href="/profile/settings">
    {words}
  </TextLink>
);
