import { Archive, Building2, Download, PenLine, Point, Points, Send, Trash2 } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { userDeleteAccountMessages as messages } from '../delete-account-messages.ts';

export interface DeleteConsequencesProps {
  /** Requests of the person that are withdrawn. */
  openRequestCount: number;
  /** Requests of others that the person has still to sign. */
  unsignedRequestCount: number;
  /** The business that the person belongs to; it may end with the account. */
  business: { name: string; endsWithAccount?: boolean } | undefined;
}

/** What an account takes with it, and what outlives it. */
export function DeleteConsequences({ openRequestCount, unsignedRequestCount, business }: DeleteConsequencesProps) {
  return (
    <Points>
      {openRequestCount > 0 ? (
        <Point icon={<Send aria-hidden />}>
          <FormattedMessage {...messages.deleteOpen} values={{ count: openRequestCount }} />
        </Point>
      ) : null}
      {unsignedRequestCount > 0 ? (
        <Point icon={<PenLine aria-hidden />}>
          <FormattedMessage {...messages.deleteUnsigned} values={{ count: unsignedRequestCount }} />
        </Point>
      ) : null}
      <Point icon={<Download aria-hidden />}>
        <FormattedMessage {...messages.deleteDocuments} />
      </Point>
      <Point icon={<Trash2 aria-hidden />}>
        <FormattedMessage {...messages.deleteDrafts} />
      </Point>
      {business === undefined ? null : (
        <Point icon={<Building2 aria-hidden />}>
          <FormattedMessage
            {...(business.endsWithAccount ? messages.deleteBusinessEnds : messages.deleteBusiness)}
            values={{ business: <bdi>{business.name}</bdi> }}
          />
        </Point>
      )}
      <Point icon={<Archive aria-hidden />}>
        <FormattedMessage {...messages.deleteEvidence} />
      </Point>
    </Points>
  );
}
