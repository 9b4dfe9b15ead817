import { ButtonLink, Card, Copy, EmptyState, Inline, Stack, TabLinks } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListSearch } from '../../common/list-search.tsx';
import { ListHead, ListName, ListTools } from '../../common/list-style.ts';
import { PageHead } from '../../common/page-head.tsx';
import { templatesBatchMessages as batchMessages } from '../batch-messages.ts';
import { templatesMessages as messages } from '../messages.ts';
import { templatesSharingMessages as sharingMessages } from '../sharing-messages.ts';
import { writeTemplatesPlace } from '../templates-query.ts';
import { TemplateDrop, type TemplateDropProps } from './template-drop.tsx';
import { TemplatesTable, type TemplatesTableProps } from './templates-table.tsx';

export interface TemplatesViewProps
  extends TemplatesTableProps, Pick<TemplateDropProps, 'isSending' | 'error' | 'onFile'> {
  onSearch: (q: string) => void;
}

/** The templates that one may use, with the way to another one. */
export function TemplatesView({ query, list, isSending, error, onFile, onSearch }: TemplatesViewProps) {
  const { formatMessage } = useIntl();
  const isEmpty = list.total_items === 0 && query.q === '' && !query.isShared;
  return (
    <>
      <ListHead>
        <ListName>
          <PageHead title={<FormattedMessage {...messages.title} />}>
            <FormattedMessage {...messages.text} />
          </PageHead>
        </ListName>
        <ButtonLink href="/batches" variant="secondary">
          <FormattedMessage {...batchMessages.title} />
        </ButtonLink>
      </ListHead>
      <Stack gap={5}>
        {isEmpty ? (
          <Card padding="none">
            <EmptyState icon={<Copy />} title={<FormattedMessage {...messages.emptyTitle} />}>
              <FormattedMessage {...messages.emptyText} />
            </EmptyState>
          </Card>
        ) : (
          <div>
            <ListTools>
              <TabLinks
                label={formatMessage(sharingMessages.tabs)}
                tabs={[false, true].map((isShared) => ({
                  href: writeTemplatesPlace({ ...query, isShared, page: 1 }),
                  label: <FormattedMessage {...(isShared ? sharingMessages.tabShared : sharingMessages.tabAll)} />,
                  isCurrent: query.isShared === isShared,
                }))}
              />
              <Inline style={{ flex: '1 1 auto' }}>
                <ListSearch
                  action="/templates"
                  hidden={query.isShared ? { name: 'shared', value: 'me' } : undefined}
                  label={<FormattedMessage {...messages.search} />}
                  q={query.q}
                  onSearch={onSearch}
                />
              </Inline>
            </ListTools>
            <TemplatesTable query={query} list={list} />
          </div>
        )}
        <TemplateDrop label={messages.begin} {...{ isSending, error, onFile }} />
      </Stack>
    </>
  );
}
