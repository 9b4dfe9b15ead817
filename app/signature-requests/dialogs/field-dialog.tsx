import type { FieldKind, FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { isSignersAlone } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import {
  Checkbox,
  DateField,
  Disclosure,
  FormLayout,
  FormRow,
  SelectField,
  TextArea,
  TextField,
} from '@sigillum/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { commonMessages } from '../../common/messages.ts';
import { formsMessages } from '../../forms/messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsFieldMessages as messages } from '../field-messages.ts';
import { type FieldForm, fieldForm } from '../make-field.ts';

export interface FieldDialogProps {
  /** As it is, or as a new one would be. */
  field: FilledField;
  isNew: boolean;
  /** When the signer is led there, from 1. */
  order: number;
  signers: readonly { sid: string; name: string }[];
  /** The other fields, on which this one may depend. */
  others: readonly Pick<FilledField, 'id' | 'sid' | 'label'>[];
  pageCount: number;
}

const kinds = {
  text: messages.kindText,
  longtext: messages.kindLongtext,
  number: messages.kindNumber,
  date: messages.kindDate,
  checkbox: messages.kindCheckbox,
  choice: messages.kindChoice,
  initials: messages.kindInitials,
  attachment: messages.kindAttachment,
} as const;
const patterns = {
  '': messages.patternAny,
  email: messages.patternEmail,
  phone: messages.patternPhone,
  iban: messages.patternIban,
  digits: messages.patternDigits,
} as const;

/** Asks for everything about a field that a signer fills in. */
export default function FieldDialog(modal: ModalProps<FieldDialogProps, FieldForm>) {
  const { field: given, isNew, order, signers, others, pageCount } = modal.props;
  const { formatMessage, locale } = useIntl();
  const { submit, field } = useDialogForm(fieldForm, modal.act);
  const [kind, setKind] = useState<FieldKind>(given.kind);
  const [sid, setSid] = useState(given.sid);
  const { rules, condition, position } = given;
  const text = (name: keyof FieldForm, label: keyof typeof messages, first: string | number | undefined) => (
    <TextField
      label={formatMessage(messages[label])}
      autoComplete="off"
      {...field(name)}
      defaultValue={field(name).defaultValue ?? String(first ?? '')}
    />
  );
  const number = (name: keyof FieldForm, label: keyof typeof messages, first: number | undefined) => (
    <TextField
      label={formatMessage(messages[label])}
      inputMode="decimal"
      autoComplete="off"
      {...field(name)}
      defaultValue={field(name).defaultValue ?? String(first ?? '')}
    />
  );
  const list = (table: Record<string, MessageText>) =>
    Object.entries(table).map(([value, label]) => ({ value, label: formatMessage(label) }));
  const isOwn = given.form_field !== undefined;
  const signersOthers = others.filter((other) => other.sid === sid);

  return (
    <AskDialog
      modal={modal}
      title={isNew ? messages.add : messages.change}
      submit={isNew ? messages.place : commonMessages.save}
      working={messages.saving}
      onSubmit={submit}
    >
      <FormLayout>
        {isOwn ? (
          <>
            <input type="hidden" name="kind" value={kind} />
            {(['x', 'y', 'width', 'height'] as const).map((name) => (
              <input key={name} type="hidden" name={name} value={position[name]} />
            ))}
            <input type="hidden" name="page" value={Number(position.page) + 1} />
            <input type="hidden" name="choices" value={rules.choices?.join('\n') ?? ''} />
          </>
        ) : (
          <SelectField
            label={formatMessage(messages.kind)}
            {...field('kind')}
            defaultValue={given.kind}
            onChange={(event) => setKind(event.target.value as FieldKind)}
            options={list(kinds)}
          />
        )}
        {text('label', 'label', given.label)}
        <SelectField
          label={formatMessage(messages.signer)}
          {...field('sid')}
          defaultValue={given.sid}
          onChange={(event) => setSid(event.target.value)}
          options={signers.map((signer) => ({ value: signer.sid, label: signer.name }))}
        />
        <Checkbox name="required" label={formatMessage(messages.required)} defaultChecked={given.required} />
        {kind === 'choice' && !isOwn ? (
          <TextArea
            label={formatMessage(messages.choices)}
            {...field('choices')}
            defaultValue={field('choices').defaultValue ?? rules.choices?.join('\n')}
          />
        ) : null}
        {kind === 'text' ? (
          <SelectField
            label={formatMessage(messages.pattern)}
            {...field('pattern')}
            defaultValue={rules.pattern ?? ''}
            options={list(patterns)}
          />
        ) : null}
        {kind === 'text' || kind === 'longtext' ? number('max_length', 'maxLength', rules.max_length) : null}
        {kind === 'number' ? (
          <FormRow>
            {(['min', 'max'] as const).map((name) => (
              <TextField
                key={name}
                label={formatMessage(messages[name])}
                inputMode="decimal"
                autoComplete="off"
                {...field(name)}
                defaultValue={field(name).defaultValue ?? rules[name]}
              />
            ))}
          </FormRow>
        ) : null}
        {kind === 'date' ? (
          <FormRow>
            {(['min', 'max'] as const).map((bound) => {
              const { defaultValue = rules[bound], ...rest } = field(bound === 'min' ? 'earliest' : 'latest');
              return (
                <DateField
                  key={bound}
                  label={formatMessage(messages[bound])}
                  openLabel={formatMessage(formsMessages.chooseDay)}
                  locale={locale}
                  autoComplete="off"
                  {...rest}
                  {...(defaultValue && { defaultValue })}
                />
              );
            })}
          </FormRow>
        ) : null}
        {kind === 'checkbox' || isSignersAlone({ kind })
          ? null
          : text('default_value', 'defaultValue', given.default_value)}
        <Disclosure label={formatMessage(messages.more)}>
          <FormLayout>
            <FormRow>
              {isOwn ? null : number('page', 'page', Number(position.page) + 1)}
              {number('order', 'order', order)}
            </FormRow>
            {isOwn ? null : (
              <>
                <FormRow>
                  {number('x', 'x', position.x)}
                  {number('y', 'y', position.y)}
                </FormRow>
                <FormRow>
                  {number('width', 'width', position.width)}
                  {number('height', 'height', position.height)}
                </FormRow>
              </>
            )}
            {isNew && pageCount > 1 ? <Checkbox name="everyPage" label={formatMessage(messages.everyPage)} /> : null}
            <SelectField
              key={sid}
              label={formatMessage(messages.condition)}
              {...field('condition')}
              defaultValue={condition?.field_id ?? ''}
              options={[
                { value: '', label: formatMessage(messages.conditionAlways) },
                ...signersOthers.map(({ id, label }) => ({ value: id, label })),
              ]}
            />
            <TextField
              label={formatMessage(messages.conditionValue)}
              hint={formatMessage(messages.conditionHint)}
              autoComplete="off"
              {...field('equals')}
              defaultValue={field('equals').defaultValue ?? condition?.equals ?? ''}
            />
          </FormLayout>
        </Disclosure>
      </FormLayout>
    </AskDialog>
  );
}
