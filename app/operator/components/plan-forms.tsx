import type { OperatorBusiness } from '@sigillum/api-contracts/operator/schemas.ts';
import {
  Banner,
  Button,
  DateField,
  FormLayout,
  FormRow,
  Inline,
  SelectField,
  Stack,
  TextField,
} from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { businessSettingsMessages } from '../../business/settings-messages.ts';
import { formsMessages } from '../../forms/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { operatorMessages as messages } from '../messages.ts';

interface PlanFormsProps {
  business: OperatorBusiness;
  plans: readonly string[];
}

/** What bounds the groups of a business. */
export const groupLimits = [
  { name: 'maxGroups', label: businessSettingsMessages.groupsMost },
  { name: 'maxParticipants', label: businessSettingsMessages.groupsPeople },
] as const;

type Field = ReturnType<typeof useChange>['field'];

/** A form that changes one thing of a business. */
function PlanForm({
  id,
  change,
  button,
  isGrave = false,
  children,
}: {
  id: string;
  change: string;
  button: ReactNode;
  isGrave?: boolean;
  children?: (field: Field) => ReactNode;
}) {
  const { fetcher, form, field, error, isBusy } = useChange();
  return (
    <fetcher.Form {...form}>
      <FormLayout>
        {error && <Banner tone="danger">{error}</Banner>}
        <input type="hidden" name="id" value={id} />
        {children?.(field)}
        <Inline>
          <Button
            type="submit"
            name="change"
            value={change}
            variant={isGrave ? 'danger' : 'secondary'}
            size="small"
            isLoading={isBusy}
          >
            {button}
          </Button>
        </Inline>
      </FormLayout>
    </fetcher.Form>
  );
}

/** Gives a plan by invoice or a trial, says how many groups there may be; shuts and opens. */
export function PlanForms({ business: { id, plan, seats, signerGroups, paymentMethod }, plans }: PlanFormsProps) {
  const { formatMessage, locale } = useIntl();
  const isShut = paymentMethod === 'BLOCKED';
  return (
    <Stack gap={6}>
      <PlanForm id={id} change="set" button={<FormattedMessage {...messages.givePlan} />}>
        {(field) => {
          const { defaultValue: typedPlan = plans.includes(plan) ? plan : plans[0], ...planField } = field('plan');
          const { defaultValue: typedSeats = seats === null ? '' : String(seats), ...seatsField } = field('seats');
          return (
            <FormRow>
              <SelectField
                label={<FormattedMessage {...messages.plan} />}
                hint={<FormattedMessage {...messages.planHint} />}
                {...planField}
                {...(typedPlan !== undefined && { defaultValue: typedPlan })}
                options={plans.map((name) => ({ value: name, label: name }))}
              />
              <TextField
                label={<FormattedMessage {...messages.seats} />}
                hint={<FormattedMessage {...messages.seatsHint} />}
                {...seatsField}
                defaultValue={typedSeats}
                inputMode="numeric"
                maxLength={6}
              />
            </FormRow>
          );
        }}
      </PlanForm>
      <PlanForm id={id} change="trial" button={<FormattedMessage {...messages.giveTrial} />}>
        {(field) => (
          <DateField
            label={<FormattedMessage {...messages.trialUntil} />}
            locale={locale}
            openLabel={formatMessage(formsMessages.chooseDay)}
            {...field('until')}
          />
        )}
      </PlanForm>
      <PlanForm id={id} change="groups" button={<FormattedMessage {...messages.allowGroups} />}>
        {(field) => (
          <FormRow>
            {groupLimits.map(({ name, label }) => {
              const { defaultValue = String(signerGroups[name]), ...limit } = field(name);
              return (
                <TextField
                  key={name}
                  label={<FormattedMessage {...label} />}
                  {...limit}
                  defaultValue={defaultValue}
                  inputMode="numeric"
                  maxLength={5}
                />
              );
            })}
          </FormRow>
        )}
      </PlanForm>
      <PlanForm
        id={id}
        change={isShut ? 'unblock' : 'block'}
        isGrave={!isShut}
        button={<FormattedMessage {...(isShut ? messages.open : messages.shut)} />}
      />
    </Stack>
  );
}
