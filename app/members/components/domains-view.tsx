import type { Domain } from '@sigillum/api-contracts/members/domain-schemas.ts';
import { Card, EmptyState, Globe, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import { membersDomainMessages as messages } from '../domain-messages.ts';
import { AddDomainCard } from './add-domain-card.tsx';
import { DomainCard } from './domain-card.tsx';

export interface DomainsViewProps {
  domains: readonly Domain[];
  /** Where login providers lead people back to. */
  redirect_uri: string;
}

/** The mail domains of a business: each proved, used and left by itself. */
export function DomainsView({ domains, redirect_uri }: DomainsViewProps) {
  return (
    <Stack gap={5}>
      <PageHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.text} />
      </PageHead>
      <AddDomainCard key={domains.length} />
      {domains.map((domain) => (
        <DomainCard key={domain.domain} domain={domain} redirectUri={redirect_uri} />
      ))}
      {domains.length === 0 && (
        <Card padding="none">
          <EmptyState icon={<Globe />} title={<FormattedMessage {...messages.emptyTitle} />}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}
