import {
  Button,
  ButtonLink,
  CheckboxGroup,
  DateRangeField,
  Disclosure,
  FieldLine,
  FormActions,
  FormLayout,
  from,
  SelectField,
  theme,
} from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import { usePeriodForm } from '../../common/use-period-form.ts';
import { formsMessages } from '../../forms/messages.ts';
import {
  countFilters,
  dateTimeModes,
  filteredStatuses,
  noFilters,
  readFilters,
  writeFilters,
} from '../dashboard-filters.ts';
import { type DashboardQuery, isNarrowed, narrow, readPlaceFilters } from '../dashboard-query.ts';
import { signatureRequestsFilterMessages as messages } from '../filter-messages.ts';
import { statusTexts } from './status-badge.tsx';

export interface FilterPanelProps {
  query: DashboardQuery;
  getHref: (query: DashboardQuery) => string;
  /** Stands beside the line that opens it. */
  children?: ReactNode;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin-bottom: ${theme.space[4]};

  details[open] {
    flex: 1 1 100%;
  }
`;

const Panel = styled.div`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};

  fieldset > div:has([type='checkbox']) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    column-gap: ${theme.space[4]};
  }
`;

const Choices = styled(FieldLine)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[5]};

  ${from.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Narrows the list of everything; on another view it starts with what that one shows. A plain form, so that it works before scripts do. */
export function FilterPanel({ query, getHref, children }: FilterPanelProps) {
  const { formatMessage, locale } = useIntl();
  const filters = readPlaceFilters(query);
  const clearHref = getHref(narrow(query, noFilters));
  const rest = [...new URLSearchParams(clearHref.split('?')[1])];
  const { onSubmit, ...wrong } = usePeriodForm((search) => getHref(narrow(query, readFilters(search))));
  return (
    <Line>
      <Disclosure label={formatMessage(messages.filter, { count: isNarrowed(query) ? countFilters(filters) : 0 })}>
        <Panel>
          <Form action="/dashboard" key={String(writeFilters(filters))} preventScrollReset onSubmit={onSubmit}>
            {rest.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <FormLayout>
              <CheckboxGroup
                label={formatMessage(messages.statuses)}
                name="status"
                options={filteredStatuses.map((value) => ({ value, label: formatMessage(statusTexts[value]) }))}
                defaultValue={filters.statuses}
              />
              <Choices>
                <DateRangeField
                  label={formatMessage(messages.period)}
                  {...wrong}
                  startLabel={formatMessage(messages.dateFrom)}
                  endLabel={formatMessage(messages.dateTo)}
                  startName="dateFrom"
                  endName="dateTo"
                  locale={locale}
                  defaultValue={{
                    ...(filters.dateFrom && { start: filters.dateFrom }),
                    ...(filters.dateTo && { end: filters.dateTo }),
                  }}
                  openLabel={formatMessage(formsMessages.chooseDays)}
                />
                <SelectField
                  label={formatMessage(messages.dateTimeMode)}
                  name="dateTimeMode"
                  options={dateTimeModes.map((value) => ({ value, label: formatMessage(modeTexts[value]) }))}
                  defaultValue={filters.dateTimeMode}
                />
                <SelectField
                  label={formatMessage(messages.sendBy)}
                  name="sendBy"
                  options={[
                    { value: '', label: formatMessage(messages.anybody) },
                    { value: 'me', label: formatMessage(messages.me) },
                    { value: 'others', label: formatMessage(messages.others) },
                  ]}
                  defaultValue={filters.sendBy ?? ''}
                />
              </Choices>
              <FormActions>
                <Button type="submit">{formatMessage(messages.apply)}</Button>
              </FormActions>
            </FormLayout>
          </Form>
        </Panel>
      </Disclosure>
      {children}
      {isNarrowed(query) ? (
        <ButtonLink href={clearHref} variant="quiet" size="small">
          {formatMessage(messages.clear)}
        </ButtonLink>
      ) : null}
    </Line>
  );
}

const modeTexts = { updated_at: messages.updatedAt, created_at: messages.createdAt } as const;
