import type { FoundPlaceholders } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import { Banner, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { signatureRequestsPlaceholderMessages as messages } from '../placeholder-messages.ts';

export interface PlaceholderNotesProps {
  found: FoundPlaceholders;
  documents: readonly { id: string; name: string }[];
}

/** Of long scans the first pages are enough. */
const mostPages = 12;

/** What was not looked through, and where nothing can be found. */
export function PlaceholderNotes({ found, documents }: PlaceholderNotesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const notes = found.documents.flatMap(({ document_id, state, pages_without_text: pages }) => {
    const name = documents.find(({ id }) => id === document_id)?.name ?? '';
    const shown = pages.slice(0, mostPages).map((page) => formatNumber(page + 1));
    const list = [...shown, ...(pages.length > mostPages ? ['…'] : [])].join(', ');
    return [
      ...(state === 'SIGNED' ? [formatMessage(messages.signed, { name })] : []),
      ...(state === 'PARTLY' && !found.is_more ? [formatMessage(messages.partly, { name })] : []),
      ...(pages.length ? [formatMessage(messages.withoutText, { name, count: pages.length, pages: list })] : []),
    ];
  });
  if (found.is_more) notes.unshift(formatMessage(messages.more, { count: found.placeholders.length }));
  return (
    <>
      {found.placeholders.length === 0 ? (
        <Text>
          <FormattedMessage {...messages.none} />
        </Text>
      ) : null}
      {notes.length ? (
        <Banner tone="warning">
          <Stack gap={2}>
            {notes.map((note) => (
              <Text key={note}>
                <bdi>{note}</bdi>
              </Text>
            ))}
          </Stack>
        </Banner>
      ) : null}
    </>
  );
}
