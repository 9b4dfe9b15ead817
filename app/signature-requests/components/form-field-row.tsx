import type { FormField } from '@sigillum/api-contracts/signature-requests/form-field-schemas.ts';
import { Checkbox, SelectField, Stack, TextArea, TextField } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { signatureRequestsFormMessages as messages } from '../form-messages.ts';

export interface FormFieldRowProps {
  field: FormField;
  /** The document's name, where there are several. */
  documentName: string | undefined;
  /** Those who sign the document. */
  signers: readonly { sid: string; name: string }[];
  /** A signature's id, `own`, or nothing. */
  owner: string;
  onOwner: (owner: string) => void;
  /** What the sender fills in. */
  value: string;
  onValue: (value: string) => void;
  /** It is still to be filled in. */
  isLacking: boolean;
}

/** A field of a form: who fills it in, and with what, if that is the sender. */
export function FormFieldRow(props: FormFieldRowProps) {
  const { field, documentName: document, signers, owner, onOwner, value, onValue, isLacking } = props;
  const { formatMessage } = useIntl();
  const { label, kind, rules } = field;
  const page = Number(field.position.page) + 1;
  const name = formatMessage(document === undefined ? messages.who : messages.whoOf, { label, page, document });
  const written = {
    label: formatMessage(messages.value, { label }),
    value,
    error: isLacking ? formatMessage(messages.value, { label }) : undefined,
  };
  return (
    <Stack tag="li" gap={2}>
      <SelectField
        label={name}
        value={owner}
        onChange={(event) => onOwner(event.target.value)}
        options={[
          { value: '', label: formatMessage(messages.nobody) },
          ...signers.map((signer) => ({ value: signer.sid, label: signer.name })),
          { value: 'own', label: formatMessage(messages.own) },
        ]}
      />
      {owner !== 'own' ? null : kind === 'checkbox' ? (
        <Checkbox
          label={formatMessage(messages.ticked, { label })}
          checked={value === 'true'}
          onChange={(event) => onValue(event.target.checked ? 'true' : '')}
        />
      ) : kind === 'choice' ? (
        <SelectField
          {...written}
          placeholder={formatMessage(messages.value, { label })}
          options={(rules.choices ?? []).map((choice) => ({ value: choice, label: choice }))}
          onChange={(event) => onValue(event.target.value)}
        />
      ) : kind === 'longtext' ? (
        <TextArea {...written} onChange={(event) => onValue(event.target.value)} />
      ) : (
        <TextField {...written} autoComplete="off" onChange={(event) => onValue(event.target.value)} />
      )}
    </Stack>
  );
}
