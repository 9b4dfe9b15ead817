import { Archive, Building2, Download, Send, Trash2 } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Point, Points } from '../components/points.tsx';
import { userMessages as messages } from '../messages.ts';

export interface DeleteConsequencesProps {
  openRequestCount: number;
  /** Name of the business that the person belongs to. */
  business: string | undefined;
}

/** What an account takes with it, and what outlives it. */
export function DeleteConsequences({ openRequestCount, business }: DeleteConsequencesProps) {
  return (
    <Points>
      {openRequestCount > 0 ? (
        <Point icon={<Send aria-hidden />}>
          <FormattedMessage {...messages.deleteOpen} values={{ count: openRequestCount }} />
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
          <FormattedMessage {...messages.deleteBusiness} values={{ business: <bdi>{business}</bdi> }} />
        </Point>
      )}
      <Point icon={<Archive aria-hidden />}>
        <FormattedMessage {...messages.deleteEvidence} />
      </Point>
    </Points>
  );
}
