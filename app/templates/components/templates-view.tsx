import { ButtonLink, Card, Copy, EmptyState, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ListSearch } from '../../common/list-search.tsx';
import { ListHead, ListTools } from '../../common/list-style.ts';
import { templatesBatchMessages as batchMessages } from '../batch-messages.ts';
import { templatesMessages as messages } from '../messages.ts';
import { TemplateDrop, type TemplateDropProps } from './template-drop.tsx';
import { TemplatesTable, type TemplatesTableProps } from './templates-table.tsx';

export interface TemplatesViewProps
  extends TemplatesTableProps, Pick<TemplateDropProps, 'isSending' | 'error' | 'onFile'> {
  onSearch: (q: string) => void;
}

/** The templates that one may use, with the way to another one. */
export function TemplatesView({ query, list, isSending, error, onFile, onSearch }: TemplatesViewProps) {
  const isEmpty = list.total_items === 0 && query.q === '';
  return (
    <>
      <ListHead>
        <div style={{ flex: '1 1 20rem' }}>
          <Heading level={1}>
            <FormattedMessage {...messages.title} />
          </Heading>
          <Text tone="soft">
            <FormattedMessage {...messages.text} />
          </Text>
        </div>
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
              <Inline style={{ flex: '1 1 auto' }}>
                <ListSearch
                  action="/templates"
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
