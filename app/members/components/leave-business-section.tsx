import { Button, LogOut, Stack } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { describeFailure } from '../../forms/describe-failure.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { useModals } from '../../modals/modals.tsx';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { membersListMessages as messages } from '../list-messages.ts';
import { AdministratorList, type AdministratorListProps } from './administrator-list.tsx';
import { useLeaveBusiness } from '../use-leave-business.ts';

export interface LeaveBusinessSectionProps {
  business: { id: string; name: string; role: 'admin' | 'member' };
  /** Whom a member may ask; empty for those who manage it themselves. */
  administrators?: AdministratorListProps['administrators'];
}

/** In the own profile: to which business a person belongs, and the way out of it. */
export function LeaveBusinessSection({ business, administrators = [] }: LeaveBusinessSectionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { snackbars } = useModals();
  const format = useTexts();
  const leave = useLeaveBusiness(revalidate);

  function open() {
    setIsBusy(true);
    leave(business)
      .catch((error: unknown) => snackbars.add({ message: format(describeFailure(error)), tone: 'danger' }))
      .finally(() => setIsBusy(false));
  }

  return (
    <ProfileCard
      title={<FormattedMessage {...messages.leaveCardTitle} />}
      text={
        <FormattedMessage
          {...messages.leaveCardText}
          values={{ role: business.role, business: <bdi key="business">{business.name}</bdi> }}
        />
      }
    >
      <Stack gap={4} align="flex-start">
        <AdministratorList text={messages.leaveCardAsk} administrators={administrators} />
        <Button variant="secondary" icon={<LogOut aria-hidden />} isLoading={isBusy} onClick={open}>
          <FormattedMessage {...messages.leave} />
        </Button>
      </Stack>
    </ProfileCard>
  );
}
