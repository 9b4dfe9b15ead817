import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { downloadRequestsZip } from '@sigillum/api-contracts/signature-requests/download-requests-zip.ts';
import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { Button, ButtonLink, Download, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListBar } from '../../common/list-style.ts';
import { bridge } from '../../http/browser-api.ts';
import { signatureRequestsBulkMessages as messages } from '../bulk-messages.ts';
import { countSignedAlone, hasFiles, listFor } from '../select-requests.ts';
import type { BulkAct } from '../bulk-run.ts';

/** What can be done to several requests; the screen carries it out. */
export type BulkCommands = Record<`on${Capitalize<BulkAct>}All`, (requests: readonly ListedRequest[]) => void>;

export interface BulkBarProps extends BulkCommands {
  selected: readonly ListedRequest[];
  onClear: () => void;
}

/** Above the list while rows are selected: how many, and what can be done to which of them. */
export function BulkBar({ selected, onClear, ...commands }: BulkBarProps) {
  const { formatMessage } = useIntl();
  const act = (name: BulkAct, variant: 'seal' | 'secondary', run: (requests: readonly ListedRequest[]) => void) => {
    const requests = listFor(name, selected);
    return requests.length === 0 ? null : (
      <Button variant={variant} size="small" onClick={() => run(requests)}>
        {formatMessage(messages[name], { count: requests.length })}
      </Button>
    );
  };
  const alone = countSignedAlone(selected);
  const ids = selected.filter(hasFiles).map(({ id }) => id);
  const zip = new URLSearchParams({ ids: ids.join(','), signed: 'true' });
  return (
    <ListBar role="toolbar" aria-label={formatMessage(messages.bar)}>
      <strong role="status">
        <FormattedMessage {...messages.selected} values={{ count: selected.length }} />
      </strong>
      {act('sign', 'seal', commands.onSignAll)}
      {alone > 0 ? (
        <Text tag="span" size="small" tone="soft">
          <FormattedMessage {...messages.signedAlone} values={{ count: alone }} />
        </Text>
      ) : null}
      {act('remind', 'secondary', commands.onRemindAll)}
      {ids.length > 0 ? (
        <ButtonLink
          href={`${bridge(fillPath(downloadRequestsZip.path))}?${zip}`}
          variant="secondary"
          size="small"
          icon={<Download aria-hidden />}
        >
          {formatMessage(messages.download, { count: ids.length })}
        </ButtonLink>
      ) : null}
      {act('withdraw', 'secondary', commands.onWithdrawAll)}
      {act('delete', 'secondary', commands.onDeleteAll)}
      <Button variant="quiet" size="small" onClick={onClear}>
        <FormattedMessage {...messages.clear} />
      </Button>
    </ListBar>
  );
}
