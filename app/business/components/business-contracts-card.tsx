import type { Business, ContractAcceptance } from '@sigillum/api-contracts/business/schemas.ts';
import { Banner, Button, DefinitionList, Inline, Stack } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessProfileMessages as messages } from '../profile-messages.ts';

const names = { gtc: messages.gtc, dpa: messages.dpa } as const;
const accepts = { gtc: messages.acceptGtc, dpa: messages.acceptDpa } as const;

/** Which version of each contract was accepted when; what is not yet, or is in a newer version, can be accepted. */
export function BusinessContractsCard({ business: { contracts = [], updatedAt } }: { business: Business }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { region } = useRoot();
  const { fetcher, form, error, isBusy } = useChange();
  const describe = ({ acceptedAt, acceptedVersion }: ContractAcceptance) =>
    acceptedAt
      ? formatMessage(messages.accepted, { version: acceptedVersion ?? '–', date: format.date(acceptedAt) })
      : formatMessage(messages.notAccepted);
  const open = contracts.filter(({ acceptedVersion, currentVersion }) => acceptedVersion !== currentVersion);
  return (
    <ProfileCard title={<FormattedMessage {...messages.contracts} />}>
      <Stack gap={4}>
        <DefinitionList
          items={contracts.map((contract) => ({
            term: formatMessage(names[contract.contract], { region }),
            value: describe(contract),
          }))}
        />
        {error && <Banner tone="danger">{error}</Banner>}
        {open.length > 0 && (
          <fetcher.Form {...form}>
            <input type="hidden" name="updated_at" value={updatedAt} />
            <Inline gap={3}>
              {open.map(({ contract }) => (
                <Button
                  key={contract}
                  type="submit"
                  name="intent"
                  value={`accept-${contract}`}
                  variant="secondary"
                  isLoading={isBusy}
                >
                  <FormattedMessage {...accepts[contract]} />
                </Button>
              ))}
            </Inline>
          </fetcher.Form>
        )}
      </Stack>
    </ProfileCard>
  );
}
