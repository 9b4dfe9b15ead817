import type { Country } from '@sigillum/design-system';
import { Banner, FormLayout } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { SavedLine } from '../../forms/saved-line.tsx';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import { BillFields } from './bill-fields.tsx';
import type { PurchaseViewProps } from '../purchase-props.ts';

export interface BillToCardProps {
  address: PurchaseViewProps['address'];
  countries: readonly Country[];
}

/** Where bills go, with the VAT number; what is wrong with it is said at its field. */
export function BillToCard({ address, countries }: BillToCardProps) {
  const change = useChange();
  const { fetcher, form, error, isBusy, isSaved } = change;
  return (
    <ProfileCard title={<FormattedMessage {...messages.billTo} />}>
      <fetcher.Form {...form}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          <BillFields
            address={address}
            isFounding={false}
            form={change}
            countries={countries}
            country={address?.country ?? countries[0]?.code ?? ''}
          />
          <SavedLine intent="bill" isBusy={isBusy} isSaved={isSaved}>
            <FormattedMessage {...commonMessages.save} />
          </SavedLine>
        </FormLayout>
      </fetcher.Form>
    </ProfileCard>
  );
}
