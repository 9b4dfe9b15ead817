import type { OperatorBusiness } from '@sigillum/api-contracts/operator/schemas.ts';
import { Building2, Card, EmptyState } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { operatorMessages as messages } from '../messages.ts';
import { BusinessCard } from './business-card.tsx';
import { RoomPage } from './room-page.tsx';
import { RoomPages } from './room-pages.tsx';
import { RoomSearch } from './room-search.tsx';

export interface BusinessesViewProps {
  search: string;
  businesses: readonly OperatorBusiness[];
  /** Names of the plans that may be given. */
  plans: readonly string[];
  /** Whether others follow, and behind which row this page begins. */
  hasMore: boolean;
  after: string | undefined;
}

/** Businesses with their plans. */
export function BusinessesView({ search, businesses, plans, hasMore, after }: BusinessesViewProps) {
  return (
    <RoomPage title={messages.businessesTitle} text={messages.businessesText}>
      <RoomSearch label={messages.businessesFind} name="search" value={search} />
      {businesses.length ? (
        businesses.map((business) => <BusinessCard key={business.id} business={business} plans={plans} />)
      ) : (
        <Card tag="div" padding="none">
          <EmptyState icon={<Building2 />} title={<FormattedMessage {...messages.businessesEmpty} />}>
            <FormattedMessage {...messages.businessesEmptyText} />
          </EmptyState>
        </Card>
      )}
      <RoomPages after={after} next={hasMore ? businesses.at(-1)?.id : undefined} />
    </RoomPage>
  );
}
