import {
  type FilledField,
  fieldLimits,
  type ValueFault,
} from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { CalendarButton, DateInput, formatDateText, parseDateText, type Size, theme } from '@sigillum/design-system';
import { type FocusEvent, type InputHTMLAttributes, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { formsMessages } from '../../forms/messages.ts';
import { FieldFile } from './field-file.tsx';
import { faultTexts } from '../field-faults.ts';
import { signingFieldMessages as messages } from '../field-messages.ts';
import type { FieldsToFill } from '../use-fields.ts';

export interface FieldInputsProps extends Pick<
  FieldsToFill,
  'faults' | 'initials' | 'change' | 'leave' | 'upload' | 'sending'
> {
  /** Of the page as displayed, in points. */
  page: Size;
  /** Those on this page. */
  fields: readonly FilledField[];
}

const Spot = styled.div`
  position: absolute;
  /* Above what is wrong with the field over it, which would hide it. */
  z-index: 1;
  container-type: size;
  /* On a small screen a field of the page is too small for a finger: it is never less than this, and grows while one writes. */
  min-width: 24px;
  min-height: 24px;
  &:hover,
  &:focus-within {
    z-index: 2;
  }
  > ::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
  &[data-wide] {
    min-width: 5rem;
  }
  &[data-grows]:focus-within {
    min-width: 13rem;
    min-height: 2.5rem;
  }
  > input,
  > textarea,
  > select,
  > button {
    display: block;
    width: 100%;
    height: 100%;
    min-height: 0;
    margin: 0;
    padding: 0 2px;
    border: 1.5px solid ${theme.color.seal};
    border-radius: 2px;
    background: color-mix(in srgb, ${theme.color.sealSoft} 92%, transparent);
    color: ${theme.color.ink};
    font: inherit;
    /* It belongs to the page and grows with it. */
    font-size: min(1rem, 66cqh);
    line-height: 1.2;
    resize: none;
  }
  > textarea {
    font-size: min(1rem, max(0.6rem, 20cqh));
  }
  > button {
    cursor: pointer;
    overflow: hidden;
    color: ${theme.color.inkSoft};
    font-style: italic;
    white-space: nowrap;
  }
  > input[type='checkbox'] {
    padding: 0;
    accent-color: ${theme.color.pine};
  }
  > :focus {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  > [aria-invalid] {
    border-color: ${theme.color.danger};
  }
`;

/** What the field asks for, said to whoever looks at it or writes: an empty box on a page may have nothing beside it. */
const Caption = styled.span`
  display: none;
  position: absolute;
  bottom: calc(100% + 2px);
  width: max-content;
  max-width: 13rem;
  padding: 1px ${theme.space[1]};
  border-radius: 2px;
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-size: ${theme.fontSize.small};
  line-height: 1.3;
  overflow-wrap: anywhere;
  pointer-events: none;
  ${Spot}:hover > &,
  ${Spot}:focus-within > & {
    display: block;
  }
`;

const Fault = styled.span`
  position: absolute;
  ${Spot}:hover + &,
  ${Spot}:focus-within + & {
    z-index: 3;
  }
  padding: 1px ${theme.space[1]};
  border-radius: 2px;
  background: ${theme.color.paper};
  color: ${theme.color.danger};
  font-size: ${theme.fontSize.small};
  max-width: 60%;
  line-height: 1.3;
  pointer-events: none;
`;

const share = (points: number, whole: number) => `${(points / whole) * 100}%`;

/** What the person fills in, over its page: each field is an input at its place, with what is wrong below it. */
export function FieldInputs({ page, fields, faults, initials, change, leave, upload, sending }: FieldInputsProps) {
  return fields.map((field) => (
    <FieldInput
      key={field.id}
      page={page}
      field={field}
      fault={faults.get(field.id)}
      initials={initials}
      isSending={sending.has(field.id)}
      onFile={(file) => upload(field.id, file)}
      onChange={(value) => change(field.id, value)}
      onLeave={() => leave(field.id)}
    />
  ));
}

function FieldInput({
  page,
  field,
  fault,
  initials,
  isSending,
  onFile,
  onChange,
  onLeave,
}: {
  page: Size;
  field: FilledField;
  fault: ValueFault | undefined;
  initials: string;
  isSending: boolean;
  onFile: (file: File) => void;
  onChange: (value: string) => void;
  onLeave: () => void;
}) {
  const { formatMessage } = useIntl();
  const faultId = useId();
  const { id, kind, label, required, rules, position, has_buttons, value } = field;
  const asked = required ? formatMessage(messages.needed, { label }) : label;
  const common = {
    'data-stop': id,
    'aria-label': asked,
    'aria-required': required || undefined,
    'aria-invalid': fault === undefined ? undefined : (true as const),
    'aria-describedby': fault === undefined ? undefined : faultId,
    onBlur: onLeave,
  };
  const { x, y, width, height } = position;
  // Where it is wider than its place it grows towards the middle of the page.
  const isRight = x + width / 2 > page.width / 2;
  const side = isRight ? { right: share(page.width - x - width, page.width) } : { left: share(x, page.width) };
  return (
    <>
      <Spot
        data-wide={has_buttons}
        data-grows={kind === 'checkbox' || kind === 'attachment' ? undefined : true}
        style={{
          ...side,
          top: share(y, page.height),
          width: share(width, page.width),
          height: share(height, page.height),
        }}
      >
        <Caption aria-hidden style={isRight ? { right: 0 } : { left: 0 }}>
          {asked}
        </Caption>
        {kind === 'longtext' ? (
          <textarea {...common} placeholder={label} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : kind === 'choice' ? (
          <select {...common} value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">{formatMessage(messages.choose)}</option>
            {rules.choices?.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        ) : kind === 'checkbox' ? (
          <input
            {...common}
            type="checkbox"
            checked={value === 'true'}
            onChange={(event) => onChange(event.target.checked ? 'true' : '')}
          />
        ) : kind === 'attachment' ? (
          <FieldFile
            field={field}
            common={common}
            isSending={isSending}
            onFile={onFile}
            onRemove={() => onChange('')}
          />
        ) : kind === 'initials' ? (
          <InitialsInput field={field} initials={initials} common={common} onChange={onChange} />
        ) : kind === 'date' ? (
          <DayInput field={field} common={common} onChange={onChange} onLeave={onLeave} />
        ) : (
          <input
            {...common}
            type="text"
            placeholder={label}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            value={value}
            // Whoever writes numbers with a comma means the same.
            onChange={({ target }) => onChange(kind === 'number' ? target.value.replace(',', '.') : target.value)}
          />
        )}
      </Spot>
      {fault === undefined ? null : (
        <Fault id={faultId} style={{ ...side, top: share(y + height, page.height) }}>
          {formatMessage(faultTexts[fault])}
        </Fault>
      )}
    </>
  );
}

/**
 * There while one is in the field: the page has no room for it before. By a mark, not by `:focus-within`: on its way from the button to the calendar
 * the focus is nowhere for a moment, and what is not drawn takes none.
 */
const DayButton = styled.span`
  display: none;
  position: absolute;
  top: 50%;
  right: 0;
  transform: translateY(-50%);
  &[data-shown] {
    display: block;
  }
`;

/** A day as everywhere: typed in the form of the language, or chosen from a calendar. */
function DayInput({
  field: { value, rules },
  common,
  onChange,
  onLeave,
}: {
  field: FilledField;
  common: InputHTMLAttributes<HTMLInputElement>;
  onChange: (value: string) => void;
  onLeave: () => void;
}) {
  const { formatMessage, locale } = useIntl();
  const [text, setText] = useState(() => formatDateText(locale, value));
  const [isInside, setIsInside] = useState(false);
  const change = (next: string) => {
    setText(next);
    onChange(parseDateText(next) ?? next);
  };
  const enter = () => setIsInside(true);
  // Whoever goes on to the calendar has not left the field.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    setIsInside(false);
    onLeave();
  };
  return (
    <>
      <DateInput {...common} locale={locale} text={text} onText={change} onFocus={enter} onBlur={leave} />
      <DayButton data-shown={isInside || undefined} onFocus={enter} onBlur={leave}>
        <CalendarButton
          label={formatMessage(formsMessages.chooseDay)}
          locale={locale}
          earliest={rules.min}
          latest={rules.max}
          day={parseDateText(text)}
          onDay={(day) => change(formatDateText(locale, day))}
        />
      </DayButton>
    </>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** A button that puts the initials of the person's name; from then on, and where no name is known, they are typed. */
function InitialsInput({
  field: { value },
  initials,
  common,
  onChange,
}: {
  field: FilledField;
  initials: string;
  common: InputHTMLAttributes<HTMLInputElement & HTMLButtonElement>;
  onChange: (value: string) => void;
}) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(value !== '');
  const [isPut, setPut] = useState(false);
  if (!isOpen && initials !== '') {
    return (
      <button
        {...common}
        type="button"
        aria-label={formatMessage(messages.putInitials, { label: common['aria-label'], initials })}
        aria-required={undefined}
        onBlur={undefined}
        onClick={() => {
          onChange(initials);
          setPut(true);
          setOpen(true);
        }}
      >
        {initials}
      </button>
    );
  }
  return (
    <input
      {...common}
      ref={isPut ? focus : undefined}
      type="text"
      // Two letters wide: what it asks for stands above it.
      maxLength={fieldLimits.initials}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
