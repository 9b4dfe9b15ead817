import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Seal } from '@sigillum/api-contracts/seals/schemas.ts';
import {
  Badge,
  Banner,
  Button,
  Card,
  DataTable,
  EmptyState,
  FormLayout,
  Heading,
  Inline,
  Stack,
  TextField,
} from '@sigillum/design-system';
import { Stamp } from '@sigillum/design-system/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { PageHead } from '../../common/page-head.tsx';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useUnsaved } from '../../forms/unsaved.ts';
import { useForm } from '../../forms/use-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { FeatureOfPlan } from '../../pricing/components/feature-of-plan.tsx';
import { sealsMessages as messages } from '../messages.ts';

export interface SealsViewProps {
  seals: readonly Omit<Seal, 'createdAt'>[];
  /** Those of the plan. */
  features: readonly PlanFeature[];
  failure?: FormFailure | undefined;
  isBusy: boolean;
}

/** The seals that the business has, and below them the form for another one; without any, the form comes first. */
export function SealsView({ seals, features, failure, isBusy }: SealsViewProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const { ref, handlers, field, error, isDirty } = useForm(failure);
  useUnsaved(isDirty && !isBusy);
  const form = (
    <FeatureOfPlan feature="seals" features={features} isTyped={failure !== undefined}>
      <Card>
        <Form method="post" ref={ref} noValidate {...handlers}>
          <FormLayout>
            <Heading level={2}>
              <FormattedMessage {...messages.createTitle} />
            </Heading>
            {error && <Banner tone="danger">{error}</Banner>}
            <TextField
              label={<FormattedMessage {...messages.label} />}
              hint={<FormattedMessage {...messages.labelHint} />}
              {...field('label')}
              maxLength={100}
              required
            />
            <TextField
              label={<FormattedMessage {...messages.name} />}
              hint={<FormattedMessage {...messages.nameHint} />}
              {...field('name')}
              maxLength={63}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              required
            />
            <Inline>
              <Button type="submit" isLoading={isBusy}>
                <FormattedMessage {...messages.createButton} />
              </Button>
            </Inline>
          </FormLayout>
        </Form>
      </Card>
    </FeatureOfPlan>
  );
  return (
    <Stack gap={6}>
      <PageHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.text} />
      </PageHead>
      {seals.length === 0 ? (
        <>
          {form}
          {features.includes('seals') && (
            <Card padding="none">
              <EmptyState icon={<Stamp />} title={<FormattedMessage {...messages.emptyTitle} />}>
                <FormattedMessage {...messages.emptyText} />
              </EmptyState>
            </Card>
          )}
        </>
      ) : (
        <Card padding="none">
          <DataTable
            caption={intl.formatMessage(messages.title)}
            rows={seals}
            getRowId={({ name }) => name}
            getRowHref={({ name }) => `/business/seals/${name}`}
            columns={[
              {
                id: 'label',
                header: intl.formatMessage(messages.label),
                cell: ({ label }) => label,
                isRowHeader: true,
              },
              { id: 'name', header: intl.formatMessage(messages.name), cell: ({ name }) => name },
              {
                id: 'members',
                header: intl.formatMessage(messages.members),
                cell: ({ nMembers }) => number(nMembers),
                align: 'end',
              },
              {
                id: 'programs',
                header: intl.formatMessage(messages.programs),
                cell: ({ nApi }) => number(nApi),
                align: 'end',
              },
              {
                id: 'image',
                header: intl.formatMessage(messages.image),
                cell: ({ hasImage }) => intl.formatMessage(hasImage ? messages.hasImage : messages.hasNoImage),
              },
              {
                id: 'certificate',
                header: intl.formatMessage(messages.certificate),
                cell: ({ certificate }) => <CertificateState certificate={certificate} />,
              },
            ]}
          />
        </Card>
      )}
      {seals.length > 0 && form}
    </Stack>
  );
}

/** Whether one can seal, in two words; what is to be done stands on the seal's own page. */
function CertificateState({ certificate }: Pick<Seal, 'certificate'>) {
  const { date } = useFormat();
  if (!certificate) return <FormattedMessage {...messages.listedAway} />;
  const { state, validFrom, validTo } = certificate;
  if (state === 'VALID') return <FormattedMessage {...messages.stateValid} />;
  const text = { ENDING: messages.listedEnding, ENDED: messages.listedEnded, TO_COME: messages.listedToCome }[state];
  return (
    <Badge tone={state === 'ENDED' ? 'danger' : 'warning'}>
      <FormattedMessage {...text} values={{ date: date(state === 'TO_COME' ? validFrom : validTo) }} />
    </Badge>
  );
}
