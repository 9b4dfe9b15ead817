import { fillRow } from '@sigillum/api-contracts/templates/batch-rules.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import {
  ArrowLeft,
  Button,
  Checkbox,
  DefinitionList,
  FormActions,
  FormLayout,
  Send,
  TextField,
} from '@sigillum/design-system';
import { type SyntheticEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formsMessages } from '../../forms/messages.ts';
import { CostCentreField } from '../../signature-requests/components/cost-centre-field.tsx';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { templatesBulkMessages as messages } from '../bulk-messages.ts';
import type { Bulk, SentBulk } from '../use-bulk.ts';
import { useColumnTexts } from '../use-column-texts.ts';

interface BulkSendProps {
  template: Template;
  bulk: Bulk;
  isWorking: boolean;
  onSend: (sent: SentBulk) => void;
}

/** What is about to happen, with the first request as an example. */
export function BulkSend({ template, bulk, isWorking, onSend }: BulkSendProps) {
  const { formatMessage } = useIntl();
  const { nameRole } = useColumnTexts(template);
  const nameRef = useRef<HTMLInputElement>(null);
  const [isJudged, setIsJudged] = useState(false);
  const { wishes, onWish } = bulk;
  const name = wishes.name.trim();
  const { columns, rows } = bulk.content!;
  const count = rows.length;
  const { people, text } = fillRow(template, columns, rows[0] ?? []);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsJudged(true);
    if (name) onSend({ ...wishes, name, columns, rows });
    else nameRef.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <StepSection
        title={<FormattedMessage {...messages.sendTitle} />}
        text={<FormattedMessage {...messages.sendText} values={{ count }} />}
      >
        <FormLayout>
          <TextField
            label={formatMessage(messages.name)}
            hint={formatMessage(messages.nameHint)}
            ref={nameRef}
            value={wishes.name}
            maxLength={100}
            required
            error={isJudged && !name ? formatMessage(formsMessages.required) : undefined}
            onChange={(event) => onWish({ name: event.target.value })}
          />
          <CostCentreField
            custom={wishes.custom ?? null}
            onChange={({ custom }) => onWish({ custom: custom ?? undefined })}
          />
          <Checkbox
            label={formatMessage(messages.repeat)}
            hint={formatMessage(messages.repeatHint)}
            checked={wishes.is_repeated ?? false}
            onChange={(event) => onWish({ is_repeated: event.target.checked })}
          />
        </FormLayout>
        <DefinitionList
          items={[
            { term: formatMessage(messages.firstRow), value: <bdi>{text.title}</bdi> },
            ...people.map((person) => ({
              term: nameRole(person.role_id),
              id: person.role_id,
              value: <bdi>{[person.first_name, person.last_name, `<${person.email}>`].filter(Boolean).join(' ')}</bdi>,
            })),
          ]}
        />
        <FormActions>
          <Button variant="secondary" icon={<ArrowLeft aria-hidden />} onClick={() => bulk.setStep('check')}>
            <FormattedMessage {...messages.back} />
          </Button>
          <Button type="submit" isLoading={isWorking} icon={<Send aria-hidden />}>
            <FormattedMessage {...messages.submit} values={{ count }} />
          </Button>
        </FormActions>
      </StepSection>
    </form>
  );
}
