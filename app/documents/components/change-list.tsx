import type { IntakeChange } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import { Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { documentsContentsMessages as messages } from '../contents-messages.ts';

export interface ChangeListProps {
  changes: readonly IntakeChange[];
}

const sentences = {
  REPAIRED: messages.changeRepaired,
  UNLOCKED: messages.changeUnlocked,
  SIGNATURE_FIELDS_ADDED: messages.changeFields,
  ANNOTATIONS_MADE_INDIRECT: messages.changeAnnotations,
  METADATA_REPLACED: messages.changeMetadata,
  LOOKS_DRAWN: messages.changeLooks,
  VALIDATION_DATA_REMOVED: messages.changeValidationData,
} as const satisfies Record<IntakeChange['type'], unknown>;

/** What is done to a file before it is signed: nothing, or exactly this. */
export function ChangeList({ changes }: ChangeListProps) {
  const [first, second] = changes;
  if (!first) return <FormattedMessage {...messages.changesNone} />;
  if (!second && first.type === 'SIGNATURE_FIELDS_ADDED') return <FormattedMessage {...messages.changesFieldsOnly} />;
  return (
    <Stack gap={2} tag="ul" role="list">
      {changes.map(({ type, count }) => (
        <li key={type}>
          <FormattedMessage {...sentences[type]} values={{ count: count ?? 0 }} />
        </li>
      ))}
    </Stack>
  );
}
