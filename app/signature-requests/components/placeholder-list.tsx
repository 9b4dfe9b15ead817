import type {
  Placeholder,
  PlaceholderDoubt,
  PlaceholderKind,
} from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import { Checkbox, SelectField, Stack, theme } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsFieldMessages as fieldMessages } from '../field-messages.ts';
import { signatureRequestsPlaceholderMessages as messages } from '../placeholder-messages.ts';
import { isAccepted, isKindOpen, isUsable, kindOf, type PlaceholderChoices } from '../placeholders.ts';

export interface PlaceholderListProps {
  placeholders: readonly Placeholder[];
  choices: PlaceholderChoices;
  documents: readonly { id: string; name: string }[];
  onAccept: (id: string, isAccepted: boolean) => void;
  onKind: (id: string, kind: PlaceholderKind) => void;
}

export const kindTexts = {
  signature: messages.kindSignature,
  text: fieldMessages.kindText,
  longtext: fieldMessages.kindLongtext,
  number: fieldMessages.kindNumber,
  date: fieldMessages.kindDate,
  checkbox: fieldMessages.kindCheckbox,
  choice: fieldMessages.kindChoice,
  initials: fieldMessages.kindInitials,
  attachment: fieldMessages.kindAttachment,
} as const;

const doubtTexts: Record<PlaceholderDoubt, (typeof messages)[keyof typeof messages]> = {
  NOT_CLOSED: messages.doubtNotClosed,
  KIND: messages.doubtKind,
  ROLE: messages.doubtRole,
  CHOICES: messages.doubtChoices,
  SPLIT: messages.doubtSplit,
  TURNED: messages.doubtTurned,
  BACKGROUND: messages.doubtBackground,
};

const List = styled.ul`
  border-block: 1px solid ${theme.color.hairline};

  li {
    padding-block: ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${theme.color.hairline};
  }
`;

/** What was found, each to be accepted or not; below it what becomes of it, and why somebody should look. */
export function PlaceholderList({ placeholders, choices, documents, onAccept, onKind }: PlaceholderListProps) {
  const { formatMessage } = useIntl();
  function describe(placeholder: Placeholder) {
    const { document_id, position, doubts } = placeholder;
    const kind = formatMessage(kindTexts[kindOf(placeholder, choices)]);
    const document = documents.find(({ id }) => id === document_id)?.name ?? '';
    const page = Number(position.page) + 1;
    const place = formatMessage(documents.length > 1 ? messages.entryOf : messages.entry, { kind, page, document });
    return [place, ...doubts.map((doubt) => formatMessage(doubtTexts[doubt]))].join(' · ');
  }
  const kinds = (Object.keys(kindTexts) as PlaceholderKind[]).filter((kind) => kind !== 'choice');
  return (
    <List role="list" aria-label={formatMessage(messages.list)}>
      {placeholders.map((placeholder) => {
        const { id, word } = placeholder;
        const accepted = isAccepted(placeholder, choices);
        return (
          <Stack tag="li" gap={2} key={id}>
            <Checkbox
              label={<bdi>{word}</bdi>}
              hint={describe(placeholder)}
              checked={accepted}
              disabled={!isUsable(placeholder)}
              onChange={(event) => onAccept(id, event.target.checked)}
            />
            {accepted && isKindOpen(placeholder) ? (
              <SelectField
                label={formatMessage(messages.kind, { word })}
                value={kindOf(placeholder, choices)}
                onChange={(event) => onKind(id, event.target.value as PlaceholderKind)}
                options={kinds.map((kind) => ({ value: kind, label: formatMessage(kindTexts[kind]) }))}
              />
            ) : null}
          </Stack>
        );
      })}
    </List>
  );
}
