import { readFileName } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import { fieldLimits } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Button,
  ButtonLink,
  Checkbox,
  DateField,
  FormLayout,
  Inline,
  SelectField,
  Text,
  TextArea,
  TextField,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import { FormErrors } from '../../forms/form-errors.tsx';
import { formsMessages } from '../../forms/messages.ts';
import { type FieldState, useForm } from '../../forms/use-form.ts';
import { askedName, nameInput, nameRemoval } from '../fill-form.ts';
import { signingFieldMessages as messages } from '../field-messages.ts';
import { signingOverlayMessages } from '../overlay-messages.ts';
import { signingPlainMessages } from '../plain-messages.ts';
import type { PlainFilling } from '../plain-step.ts';
import { PlainFrame } from './plain-frame.tsx';

export interface PlainFillProps {
  request: Pick<SignatureRequest, 'title'>;
  step: PlainFilling;
}

/** What the person fills in, one below the other, before anything is signed. */
export function PlainFill({ request, step }: PlainFillProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { ref, field: describe, error, refused } = useForm(step.failure);
  const hasFiles = step.fields.some(({ kind }) => kind === 'attachment');
  const name = ({ label, required }: FilledField) => (required ? formatMessage(messages.needed, { label }) : label);
  return (
    <PlainFrame title={signingPlainMessages.fill} subject={request.title}>
      <Text>
        <FormattedMessage {...signingPlainMessages.fillText} />
      </Text>
      <FormErrors
        form={{ error, refused }}
        labels={Object.fromEntries(step.fields.map((field) => [nameInput(field.id), field.label]))}
      />
      <Form method="post" ref={ref} noValidate encType={hasFiles ? 'multipart/form-data' : undefined}>
        <FormLayout>
          {step.sealName ? <input type="hidden" name="sign-as" value={step.sealName} /> : null}
          {step.fields.map((field) => (
            <div key={field.id}>
              <input type="hidden" name={askedName} value={field.id} />
              <PlainField field={field} label={name(field)} state={describe(nameInput(field.id))} />
            </div>
          ))}
          <Inline gap={3}>
            <Button type="submit" name="act" value="fill">
              <FormattedMessage {...commonMessages.continue} />
            </Button>
            <ButtonLink href={pathname + search} variant="secondary">
              <FormattedMessage {...signingOverlayMessages.backToRequest} />
            </ButtonLink>
          </Inline>
        </FormLayout>
      </Form>
    </PlainFrame>
  );
}

function PlainField({
  field,
  label,
  state: { name, id, error },
}: {
  field: FilledField;
  label: string;
  state: FieldState;
}) {
  const { formatMessage, locale } = useIntl();
  const { kind, rules, value } = field;
  const state = { name, id, error, label };
  const filename = kind === 'attachment' ? readFileName(value) : '';
  const common = { ...state, defaultValue: value, autoComplete: 'off' };
  if (kind === 'attachment')
    return (
      <>
        <TextField
          {...state}
          type="file"
          hint={filename === '' ? undefined : formatMessage(messages.chosenFile, { label: field.label, filename })}
        />
        {filename === '' ? null : (
          <Checkbox
            name={nameRemoval(field.id)}
            value="true"
            label={formatMessage(messages.removeFile, { filename })}
          />
        )}
      </>
    );
  if (kind === 'checkbox') return <Checkbox {...state} value="true" defaultChecked={value === 'true'} />;
  if (kind === 'longtext') return <TextArea {...common} greatestLength={rules.max_length ?? fieldLimits.longtext} />;
  if (kind === 'choice')
    return (
      <SelectField
        {...common}
        options={[
          { value: '', label: formatMessage(messages.choose) },
          ...(rules.choices ?? []).map((choice) => ({ value: choice, label: choice })),
        ]}
      />
    );
  if (kind === 'date')
    return (
      <DateField
        {...common}
        locale={locale}
        openLabel={formatMessage(formsMessages.chooseDay)}
        earliest={rules.min}
        latest={rules.max}
      />
    );
  return <TextField {...common} inputMode={kind === 'number' ? 'decimal' : undefined} />;
}
