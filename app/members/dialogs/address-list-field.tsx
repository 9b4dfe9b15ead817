import { Banner, CircleAlert, EmailField, IconButton, Stack, X } from '@sigillum/design-system';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { membersListMessages as listMessages } from '../list-messages.ts';
import { membersMessages as messages } from '../messages.ts';
import { AddressFileButton } from './address-file-button.tsx';
import { waitForRelease } from './wait-for-release.ts';
import { Chip, Chips } from './address-list-style.ts';
import { readAddressFile } from './read-address-file.ts';
import { type EnteredAddress, mergeAddresses, splitAddresses } from './read-addresses.ts';

export interface AddressListFieldProps {
  addresses: readonly EnteredAddress[];
  onChange: (emails: string[]) => void;
  /** What is being typed and not confirmed yet. */
  draft: string;
  onDraft: (draft: string) => void;
  error?: ReactNode;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Most chips at once. */
const mostShown = 100;
/** Characters of a line of a file, enough to find it there. */
const mostOfLine = 80;

const texts = { invalid: messages.emailInvalid, known: messages.emailKnown } as const;

/**
 * Several addresses: typed and confirmed by Enter, comma, semicolon or by going on, or pasted as a list. Backspace in the empty
 * field takes the last one back for correction. Enter in the empty field is left to the form.
 */
export function AddressListField({ addresses, onChange, draft, onDraft, error, inputRef }: AddressListFieldProps) {
  const { formatMessage } = useIntl();
  const listRef = useRef<HTMLUListElement>(null);
  const emails = addresses.map(({ email }) => email);
  // Thousands of chips would make every key slow: those that are wrong come first, the others are counted.
  const isLong = addresses.length > mostShown;
  const shown = isLong
    ? addresses
        .toSorted((one, other) => Number(other.problem !== null) - Number(one.problem !== null))
        .slice(0, mostShown)
    : addresses;
  const hidden = addresses.length - shown.length;
  const [file, setFile] = useState<{ problem?: MessageText | undefined; others: readonly string[] }>({ others: [] });

  function add(text: string) {
    const found = splitAddresses(text);
    if (found.length > 0) onChange(mergeAddresses(emails, found));
    onDraft('');
  }

  const [isLeft, setIsLeft] = useState(false);
  const addLeft = useEffectEvent(() => {
    setIsLeft(false);
    add(draft);
  });
  useEffect(() => (isLeft ? waitForRelease(() => addLeft()) : undefined), [isLeft]);

  async function addFile(chosen: File) {
    const found = await readAddressFile(chosen);
    if (!found?.emails.length)
      return setFile({ problem: found ? listMessages.fileEmpty : listMessages.fileUnreadable, others: [] });
    setFile({ others: found.others });
    onChange(mergeAddresses(emails, found.emails));
  }

  function remove(email: string) {
    onChange(emails.filter((one) => one !== email));
    inputRef.current?.focus();
  }

  return (
    <Stack
      gap={3}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [dropped] = event.dataTransfer.files;
        if (!dropped) return;
        event.preventDefault();
        void addFile(dropped);
      }}
    >
      {addresses.length > 0 && (
        <Chips ref={listRef} role="list" aria-label={formatMessage(messages.emailsList)}>
          {shown.map(({ email, problem }) => (
            <Chip key={email} data-problem={problem ?? undefined}>
              {problem && <CircleAlert aria-hidden />}
              <span>
                <bdi>{email}</bdi>
                {problem && (
                  <small>
                    <FormattedMessage {...texts[problem]} />
                  </small>
                )}
              </span>
              <IconButton
                size="small"
                hasTooltip={false}
                label={formatMessage(messages.removeEmail, { email })}
                icon={<X aria-hidden />}
                onClick={() => remove(email)}
              />
            </Chip>
          ))}
          {hidden > 0 && (
            <li>
              <FormattedMessage {...listMessages.moreAddresses} values={{ count: hidden }} />
            </li>
          )}
        </Chips>
      )}
      <EmailField
        ref={inputRef}
        label={formatMessage(messages.emails)}
        hint={formatMessage(messages.emailsHint)}
        error={(file.problem && formatMessage(file.problem)) ?? error}
        autoComplete="off"
        // A list in one field: the browser would judge it as a single address.
        multiple
        value={draft}
        onChange={({ target }) => (/[,;\s]/.test(target.value) ? add(target.value) : onDraft(target.value))}
        onBlur={() => setIsLeft(true)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (splitAddresses(text).length < 2) return;
          event.preventDefault();
          add(`${draft} ${text}`);
        }}
        onKeyDown={(event) => {
          const last = emails.at(-1);
          if (event.key === 'Enter' && draft.trim() !== '') {
            event.preventDefault();
            add(draft);
          } else if (event.key === 'Backspace' && draft === '' && last !== undefined) {
            event.preventDefault();
            onChange(emails.slice(0, -1));
            onDraft(last);
          }
        }}
      />
      <AddressFileButton onFile={(chosen) => void addFile(chosen)} />
      {file.others[0] !== undefined && (
        <Banner tone="warning">
          <FormattedMessage
            {...listMessages.fileOthers}
            values={{ count: file.others.length, line: <bdi key="line">{file.others[0].slice(0, mostOfLine)}</bdi> }}
          />
        </Banner>
      )}
    </Stack>
  );
}
