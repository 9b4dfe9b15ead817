import type { RequestDocument, Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Avatar, Button, Check, from, MousePointerClick, Plus, SelectField, Stack, Text, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { requestMessages as messages } from '../messages.ts';
import { namePerson } from '../name-person.ts';
import type { SignaturePlacement } from '../placements.ts';

export interface PlacementSideProps {
  documents: readonly RequestDocument[];
  documentId: string;
  onChooseDocument: (id: string) => void;
  signatures: readonly Signature[];
  /** Those on the document that is shown. */
  placements: readonly SignaturePlacement[];
  /** Whose signature the next click on a page places. */
  armedSid: string | undefined;
  /** The page in sight, from 1. */
  page: number;
  onArm: (sid: string) => void;
  /** Places a signature on the page in sight without pointing. */
  onPlace: (sid: string) => void;
}

const Side = styled.aside`
  padding: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};
  max-height: 45dvh;
  overflow-y: auto;

  ${from.md} { max-height: none; border-bottom: 0; border-right: 1px solid ${theme.color.hairline}; padding: ${theme.space[5]} ${theme.space[4]}; }
`;

const Signer = styled.li`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  & + & { margin-top: ${theme.space[2]}; }
  &[data-armed] { border-color: ${theme.color.seal}; box-shadow: inset 0 0 0 1px ${theme.color.seal}; }

  > button:first-child {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    width: 100%;
    padding: ${theme.space[3]};
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: grab;
    overflow-wrap: anywhere;
  }
  > div { padding: 0 ${theme.space[3]} ${theme.space[3]}; }
  svg { flex: none; width: 16px; height: 16px; }
`;

/** Whose signatures there are to place, and on which document. */
export function PlacementSide({ documents, documentId, onChooseDocument, signatures, placements, armedSid, page, onArm, onPlace }: PlacementSideProps) {
  const { formatMessage } = useIntl();
  return (
    <Side aria-label={formatMessage(messages.placeTitle)}>
      <Stack gap={4}>
        <Text tone="soft" size="small"><FormattedMessage {...messages.placeText} /></Text>
        {documents.length < 2 ? null : (
          <SelectField
            label={formatMessage(messages.document)}
            value={documentId}
            onChange={(event) => onChooseDocument(event.target.value)}
            options={documents.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {signatures.length === 0 ? <Text><FormattedMessage {...messages.placeNobody} /></Text> : null}
        <ul role="list">
          {signatures.map(({ sid, signer_identity_data: person }) => {
            const name = namePerson(person.first_name, person.last_name, person.email_address);
            const count = placements.filter((placement) => placement.sid === sid).length;
            const isArmed = sid === armedSid;
            return (
              <Signer key={sid} data-armed={isArmed || undefined}>
                <button type="button" aria-pressed={isArmed} draggable onDragStart={(event) => event.dataTransfer.setData('text/plain', sid)} onClick={() => onArm(sid)}>
                  <Avatar name={name} size="small" isDecorative />
                  <span style={{ flex: 1 }}>
                    <Text tag="span" weight="medium"><bdi>{name}</bdi></Text>
                    <Text tag="span" size="small" tone="soft" style={{ display: 'block' }}>
                      <FormattedMessage {...messages.placedCount} values={{ count }} />
                    </Text>
                  </span>
                  {isArmed ? <MousePointerClick aria-hidden /> : count > 0 ? <Check aria-hidden /> : null}
                </button>
                {isArmed ? (
                  <div>
                    <Button variant="secondary" size="small" isWide icon={<Plus aria-hidden />} onClick={() => onPlace(sid)}>
                      <FormattedMessage {...messages.placeOnPage} values={{ page }} />
                    </Button>
                  </div>
                ) : null}
              </Signer>
            );
          })}
        </ul>
      </Stack>
    </Side>
  );
}
