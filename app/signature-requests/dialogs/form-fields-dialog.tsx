import type {
  FormField,
  FormFields,
  LeftReason,
  TakenFormField,
} from '@sigillum/api-contracts/signature-requests/form-field-schemas.ts';
import { Banner, FormLayout, SelectField, Spinner, Stack, Text } from '@sigillum/design-system';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeFailure } from '../../forms/describe-failure.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { FormFieldRow } from '../components/form-field-row.tsx';
import { signatureRequestsFormMessages as messages } from '../form-messages.ts';

export interface FormFieldsDialogProps {
  read: () => Promise<FormFields>;
  signers: readonly { sid: string; name: string; documentIds: readonly string[] }[];
  documents: readonly { id: string; name: string }[];
}

const reasons: Record<LeftReason, (typeof messages)[keyof typeof messages]> = {
  SCRIPT: messages.reasonScript,
  FILE: messages.reasonFile,
  PASSWORD: messages.reasonPassword,
  FORMATTED: messages.reasonFormatted,
  SEVERAL: messages.reasonSeveral,
  ANSWERS: messages.reasonAnswers,
  NOT_SHOWN: messages.reasonNotShown,
  NAME: messages.reasonName,
};

/** Shows the fields of the forms that the documents are already, and asks who fills in each of them. */
export default function FormFieldsDialog(modal: ModalProps<FormFieldsDialogProps, TakenFormField[]>) {
  const { read, signers, documents } = modal.props;
  const { formatMessage } = useIntl();
  const format = useTexts();
  const [form, setForm] = useState<FormFields>();
  const [failure, setFailure] = useState<string>();
  const [everybody, setEverybody] = useState(signers.length === 1 ? signers[0]!.sid : '');
  const [owners, setOwners] = useState<Readonly<Record<string, string>>>({});
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setIsAsked] = useState(false);

  const begin = useEffectEvent(() => {
    read().then(setForm, (error: unknown) => setFailure(format(describeFailure(error))));
  });
  useEffect(() => begin(), []);

  const signersOf = ({ document_id: id }: FormField) => signers.filter(({ documentIds }) => documentIds.includes(id));
  const ownerOf = (field: FormField) =>
    owners[field.id] ?? (signersOf(field).some(({ sid }) => sid === everybody) ? everybody : '');
  const valueOf = ({ id, value }: FormField) => values[id] ?? value;
  const fields = form?.fields ?? [];
  const isLacking = (field: FormField) => ownerOf(field) === 'own' && valueOf(field) === '';
  const taken = fields.flatMap((field): TakenFormField[] => {
    const owner = ownerOf(field);
    if (owner === '') return [];
    return [owner === 'own' ? { id: field.id, value: valueOf(field) } : { id: field.id, sid: owner }];
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (taken.length > 0 && !fields.some(isLacking)) modal.act(taken);
  }

  return (
    <AskDialog
      modal={failure ? { ...modal, error: failure } : modal}
      title={messages.title}
      submit={messages.take}
      values={{ count: taken.length }}
      working={messages.taking}
      size="large"
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.intro} />
        </Text>
        <Text role="status">
          {form || failure ? null : (
            <>
              <Spinner /> <FormattedMessage {...messages.reading} />
            </>
          )}
        </Text>
        {form && fields.length === 0 ? (
          <Text>
            <FormattedMessage {...messages.none} />
          </Text>
        ) : null}
        {fields.length > 1 && signers.length > 0 ? (
          <SelectField
            label={formatMessage(messages.all)}
            value={everybody}
            onChange={(event) => {
              setEverybody(event.target.value);
              setOwners({});
            }}
            options={[
              { value: '', label: formatMessage(messages.each) },
              ...signers.map(({ sid, name }) => ({ value: sid, label: name })),
            ]}
          />
        ) : null}
        <Stack tag="ul" gap={4} role="list">
          {fields.map((field) => (
            <FormFieldRow
              key={field.id}
              field={field}
              documentName={
                documents.length > 1 ? documents.find(({ id }) => id === field.document_id)?.name : undefined
              }
              signers={signersOf(field)}
              owner={ownerOf(field)}
              onOwner={(owner) => setOwners((before) => ({ ...before, [field.id]: owner }))}
              value={valueOf(field)}
              onValue={(value) => setValues((before) => ({ ...before, [field.id]: value }))}
              isLacking={isAsked && isLacking(field)}
            />
          ))}
        </Stack>
        {form?.left.length ? (
          <Banner tone="info">
            <Stack gap={2}>
              {form.left.map(({ document_id, name, reason }) => (
                <Text key={`${document_id}/${name}`}>
                  <bdi>{formatMessage(messages.left, { name, reason: formatMessage(reasons[reason]) })}</bdi>
                </Text>
              ))}
            </Stack>
          </Banner>
        ) : null}
      </FormLayout>
    </AskDialog>
  );
}
