import type { KnownIdentification } from '@sigillum/api-contracts/identification/schemas.ts';
import { Banner, Button, Card, FormLayout, Heading, Stack, Text, TextLink } from '@sigillum/design-system';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { useModals } from '../../modals/modals.tsx';
import { ProofField } from '../../user/components/proof-field.tsx';
import { giveUpDialog } from '../dialogs.ts';
import { identificationUpdateMessages as messages } from '../update-messages.ts';
import { KnownCard } from './known-card.tsx';
import { WayFrame } from './way-frame.tsx';

export interface UpdateViewProps {
  known: readonly KnownIdentification[];
  /** The account's. */
  personName: string;
}

/** What was found when the person was identified, what is otherwise today, and the way to another name. */
export function UpdateView({ known, personName }: UpdateViewProps) {
  const change = useChange();
  return (
    <WayFrame title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />}>
      {change.isSaved && (
        <Banner tone="success" role="status">
          <FormattedMessage
            {...messages.givenUp}
            values={{ profile: leadTo('/profile'), standards: leadTo('/profile/signature-standards') }}
          />
        </Banner>
      )}
      {known.map((one) => (
        <KnownCard key={one.id} known={one} personName={personName} />
      ))}
      {known.length > 0 ? (
        <GiveUp {...change} />
      ) : (
        !change.isSaved && (
          <Text>
            <FormattedMessage {...messages.none} values={{ profile: leadTo('/profile') }} />
          </Text>
        )
      )}
    </WayFrame>
  );
}

const leadTo = (href: string) => (words: ReactNode) => (
  <TextLink key={href} href={href}>
    {words}
  </TextLink>
);

function GiveUp({ fetcher, form, field, error, isBusy }: ReturnType<typeof useChange>) {
  const { dialogs } = useModals();
  // Without scripts the form goes by itself: the proof is question enough.
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    dialogs.open(giveUpDialog, {}, async () => fetcher.submit(given, { method: 'post' }));
  }
  return (
    <Card>
      <fetcher.Form {...form} onSubmit={ask}>
        <FormLayout>
          <Stack gap={2}>
            <Heading level={2} look="title">
              <FormattedMessage {...messages.giveUpTitle} />
            </Heading>
            <Text tone="soft">
              <FormattedMessage {...messages.giveUpText} />
            </Text>
          </Stack>
          {error && <Banner tone="danger">{error}</Banner>}
          <ProofField {...field('password')} />
          <div>
            <Button type="submit" variant="danger" isLoading={isBusy}>
              <FormattedMessage {...messages.giveUp} />
            </Button>
          </div>
        </FormLayout>
      </fetcher.Form>
    </Card>
  );
}
