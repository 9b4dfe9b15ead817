import { Button, EmptyState, RotateCcw, TriangleAlert, VisuallyHidden } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';

export interface DashboardErrorProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of the dashboard when its list could not be loaded. */
export function DashboardError({ isRetrying, onRetry }: DashboardErrorProps) {
  return (
    <>
      <VisuallyHidden as="h1">
        <FormattedMessage {...messages.dashboardTitle} />
      </VisuallyHidden>
      <EmptyState
        icon={<TriangleAlert />}
        title={<FormattedMessage {...messages.errorTitle} />}
        actions={
          <Button icon={<RotateCcw aria-hidden />} isLoading={isRetrying} onClick={onRetry}>
            <FormattedMessage {...commonMessages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...messages.errorText} />
      </EmptyState>
    </>
  );
}
