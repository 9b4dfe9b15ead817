import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Text, TextLink, theme, withoutScripts } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { usePageViewerLabels } from '../../documents/use-page-viewer-labels.ts';
import { readPlace, writePlace } from '../read-place.ts';
import { signingPlainMessages } from '../plain-messages.ts';

const Lines = styled.nav`
  display: none;

  ${withoutScripts} {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.hairline};
    background: ${theme.color.paper};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[4]};
  }
`;

/** Leads to the other documents and pages by links, where no script turns pages. */
export function PlainPaging({ documents }: { documents: readonly RequestDocument[] }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { picked, page } = readPlace(search, documents);
  const labels = usePageViewerLabels(picked?.name ?? '');
  if (picked === undefined || (documents.length === 1 && picked.page_count === 1)) return null;
  const { page_count: total } = picked;
  return (
    <Lines aria-label={formatMessage(signingPlainMessages.paging)}>
      {documents.length > 1 ? (
        <div>
          {documents.map(({ id, name }) =>
            id === picked.id ? (
              <Text key={id} tag="span" weight="medium">
                <bdi>{name}</bdi>
              </Text>
            ) : (
              <TextLink key={id} href={writePlace(search, id, 1)}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
          )}
        </div>
      ) : null}
      <div>
        {page > 1 ? <TextLink href={writePlace(search, picked.id, page - 1)}>{labels.previousPage}</TextLink> : null}
        <Text tag="span" isTabular>
          {labels.page(page, total)}
        </Text>
        {page < total ? <TextLink href={writePlace(search, picked.id, page + 1)}>{labels.nextPage}</TextLink> : null}
      </div>
    </Lines>
  );
}
