import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { PageViewer } from '@sigillum/design-system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { usePageViewerLabels } from '../../documents/use-page-viewer-labels.ts';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { namePerson } from '../../common/name-person.ts';
import type { SignaturePlacement } from '../placements.ts';
import { PlacementPage, type PlacementPageProps } from './placement-page.tsx';

/** Whose signature is placed: a signer, or a role. */
export type PlacedSigner = Pick<Signature, 'sid' | 'sequence' | 'document_signatures'> & {
  signer_identity_data: Pick<Signature['signer_identity_data'], 'first_name' | 'last_name' | 'email_address'>;
};

/** The pages on which it is placed; `version_id` is another one for other pages. */
export type PlacedDocument = Pick<Document, 'version_id' | 'title' | 'pages'> & Partial<Pick<Document, 'inspection'>>;

export interface PlacementPagesProps extends Omit<PlacementPageProps, 'page' | 'names'> {
  document: PlacedDocument;
  signatures: readonly PlacedSigner[];
  /** The mark that was placed last, by id; it takes the focus. */
  newestId: string | undefined;
  getPageUrl: (page: number, scale: number) => string;
  onPageChange: (page: number) => void;
}

/** The pages with everybody's marks: placed by a click, by dropping a signer, and moved by dragging or by keys. */
export function PlacementPages(props: PlacementPagesProps) {
  const { document, signatures, placements, newestId, getPageUrl, onPageChange, ...rest } = props;
  const labels = usePageViewerLabels(document.title);
  const names = new Map(
    signatures.map(({ sid, signer_identity_data: person }) => [
      sid,
      namePerson(person.first_name, person.last_name, person.email_address),
    ]),
  );
  const pages = document.pages.map((size, index) => ({ ...size, number: index + 1 }));
  useFocusOnNewest(
    placements.find(({ id }) => id === newestId),
    names,
  );
  return (
    <PageViewer pages={pages} getImageUrl={getPageUrl} labels={labels} onPageChange={onPageChange}>
      {(page) => (
        <PlacementPage
          page={page}
          names={names}
          placements={placements.filter((placement) => placement.page === page.number - 1)}
          {...rest}
        />
      )}
    </PageViewer>
  );
}

/** Who has just placed a mark goes on with it, by keys too; it is known by its name. */
function useFocusOnNewest(newest: SignaturePlacement | undefined, names: ReadonlyMap<string, string>): void {
  const { formatMessage } = useIntl();
  const focus = useEffectEvent(() => {
    if (!newest) return;
    const label = formatMessage(messages.markOf, { name: names.get(newest.sid), page: newest.page + 1 });
    const marks = window.document.querySelectorAll<HTMLElement>(`[role="group"][aria-label="${CSS.escape(label)}"]`);
    [...marks].at(-1)?.focus();
  });
  useEffect(() => focus(), [newest?.id]);
}
