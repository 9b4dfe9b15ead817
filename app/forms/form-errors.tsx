import { Banner, ErrorSummary } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { formsMessages as messages } from './messages.ts';
import type { FormState } from './use-form.ts';

export interface FormErrorsProps {
  form: Pick<FormState, 'error' | 'refused'>;
  /** The fields' labels by name, in the order of the summary; empty where the error says enough. */
  labels: Readonly<Record<string, string>>;
}

/** Above a form: what concerns all of it, and from two refused fields on a list that leads to them. */
export function FormErrors({ form, labels }: FormErrorsProps) {
  const { formatMessage } = useIntl();
  const names = Object.keys(labels);
  const refused = form.refused.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  return (
    <>
      {form.error === undefined ? null : <Banner tone="danger">{form.error}</Banner>}
      <ErrorSummary
        title={formatMessage(messages.summary, { count: refused.length })}
        takesFocus={false}
        errors={
          refused.length < 2
            ? []
            : refused.map(({ name, id, error }) => ({
                fieldId: id,
                message: labels[name] ? formatMessage(messages.fieldError, { label: labels[name], error }) : error,
              }))
        }
      />
    </>
  );
}
