import type {
  AcceptedPlaceholder,
  FoundPlaceholders,
  PlaceholderKind,
} from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import {
  Button,
  Checkbox,
  Disclosure,
  FormLayout,
  Heading,
  SelectField,
  Spinner,
  Text,
  TextArea,
} from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { kindTexts, PlaceholderList } from '../components/placeholder-list.tsx';
import { PlaceholderNotes } from '../components/placeholder-notes.tsx';
import { signatureRequestsPlaceholderMessages as messages } from '../placeholder-messages.ts';
import { listAccepted, listRoles, type NamedSigner, personOf, type PlaceholderChoices } from '../placeholders.ts';
import { usePlaceholderSearch } from '../use-placeholder-search.ts';

export interface PlaceholdersDialogProps {
  search: (words: string) => Promise<FoundPlaceholders>;
  signers: readonly NamedSigner[];
  documents: readonly { id: string; name: string }[];
}

/** What is to be placed, with the words by which it was found. */
export interface PlaceholdersPlaced {
  words: string;
  cover: boolean;
  accepted: AcceptedPlaceholder[];
}

const nothing: PlaceholderChoices = { accepted: {}, kinds: {}, people: {} };

/** Shows what placeholders the documents have; each is accepted or not, before anything of it is placed. */
export default function PlaceholdersDialog(modal: ModalProps<PlaceholdersDialogProps, PlaceholdersPlaced>) {
  const { signers, documents } = modal.props;
  const { formatMessage } = useIntl();
  const { found, words, failure, isSearching, search } = usePlaceholderSearch(modal.props.search);
  const [typed, setTyped] = useState('');
  const [cover, setCover] = useState(true);
  const [choices, setChoices] = useState(nothing);
  const [isAsked, setIsAsked] = useState(false);
  const placeholders = found?.placeholders ?? [];
  const nameKind = (kind: PlaceholderKind) => formatMessage(kindTexts[kind]);
  const accepted = listAccepted(placeholders, choices, { signers, nameKind });
  const count = accepted?.length ?? 0;
  const complaint = isAsked && accepted?.length === 0 ? formatMessage(messages.nothingChosen) : undefined;
  const error = failure ?? complaint;
  const example = (text: keyof typeof messages) => <code>{`{{${formatMessage(messages[text])}}}`}</code>;
  const choose = (name: keyof PlaceholderChoices, key: string, value: boolean | string) =>
    setChoices((before) => ({ ...before, [name]: { ...before[name], [key]: value } }));

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (accepted?.length) modal.act({ words, cover, accepted });
  }

  return (
    <AskDialog
      modal={error ? { ...modal, error } : modal}
      title={messages.find}
      submit={messages.place}
      values={{ count }}
      working={messages.placing}
      size="large"
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage
            {...messages.intro}
            values={{ first: example('exampleSign'), second: example('exampleText') }}
          />
        </Text>
        <Disclosure label={formatMessage(messages.words)}>
          <FormLayout>
            <TextArea
              label={formatMessage(messages.words)}
              hint={formatMessage(messages.wordsHint)}
              value={typed}
              rows={3}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <Button variant="secondary" size="small" isLoading={isSearching} onClick={() => search(typed)}>
                <FormattedMessage {...messages.search} />
              </Button>
            </div>
          </FormLayout>
        </Disclosure>
        <Text role="status">
          {isSearching ? (
            <>
              <Spinner /> <FormattedMessage {...messages.searching} />
            </>
          ) : null}
        </Text>
        {found ? <PlaceholderNotes found={found} documents={documents} /> : null}
        {placeholders.length ? (
          <>
            <Heading level={3} look="label">
              <FormattedMessage {...messages.roles} />
            </Heading>
            {signers.length === 0 ? (
              <Text>
                <FormattedMessage {...messages.nobody} />
              </Text>
            ) : null}
            {listRoles(placeholders).map((role) => (
              <SelectField
                key={role}
                label={role || formatMessage(messages.noRole)}
                value={personOf(role, choices, signers) ?? ''}
                placeholder={formatMessage(messages.choosePerson)}
                error={
                  isAsked && !accepted && personOf(role, choices, signers) === undefined
                    ? formatMessage(messages.choosePerson)
                    : undefined
                }
                onChange={(event) => choose('people', role, event.target.value)}
                options={signers.map(({ sid, name }) => ({ value: sid, label: name }))}
              />
            ))}
            <Heading level={3} look="label">
              <FormattedMessage {...messages.list} />
            </Heading>
            <PlaceholderList
              placeholders={placeholders}
              choices={choices}
              documents={documents}
              onAccept={(id, isAccepted) => choose('accepted', id, isAccepted)}
              onKind={(id, kind) => choose('kinds', id, kind)}
            />
            <Checkbox
              label={formatMessage(messages.cover)}
              hint={formatMessage(messages.coverHint)}
              checked={cover}
              onChange={(event) => setCover(event.target.checked)}
            />
          </>
        ) : null}
      </FormLayout>
    </AskDialog>
  );
}
