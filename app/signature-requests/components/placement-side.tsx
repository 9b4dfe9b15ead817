import { from, SelectField, Stack, Text, theme, until } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { namePerson } from '../../common/name-person.ts';
import type { SignaturePlacement } from '../placements.ts';
import type { PlacedSigner } from './placement-pages.tsx';
import { PlacementSigner } from './placement-signer.tsx';
import { whenLow } from './when-low.ts';

export interface PlacementSideProps {
  documents: readonly { id: string; name: string }[];
  documentId: string;
  onChooseDocument: (id: string) => void;
  signatures: readonly PlacedSigner[];
  /** Those on the document that is shown. */
  placements: readonly SignaturePlacement[];
  /** Whose signature the next click on a page places. */
  armedSid: string | undefined;
  /** The page in sight, from 1. */
  page: number;
  onArm: (sid: string) => void;
  /** Places a signature on the page in sight without pointing; missing until there is a page. */
  onPlace: ((sid: string) => void) | undefined;
  /** What else is placed. */
  children?: ReactNode;
}

const Side = styled.aside`
  padding: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};

  /* Beside each other above the pages, of which otherwise nothing would be left to see. */
  ${until.md} {
    padding-block: ${theme.space[2]};
    ul {
      display: flex;
      gap: ${theme.space[2]};
      min-width: 0;
      padding: 2px;
      overflow-x: auto;
    }
  }
  ${whenLow} {
    > div {
      flex-flow: row wrap;
      align-items: center;
    }
    [data-part='text'],
    label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    [data-part='document'] {
      flex: 0 1 200px;
    }
    ul {
      flex: 1 1 240px;
    }
  }
  ${from.md} {
    overflow-y: auto;
    border-bottom: 0;
    border-right: 1px solid ${theme.color.hairline};
    padding: ${theme.space[5]} ${theme.space[4]};
  }
`;

/** Whose signatures there are to place, and on which document. */
export function PlacementSide({
  documents,
  documentId,
  onChooseDocument,
  signatures,
  placements,
  armedSid,
  page,
  onArm,
  onPlace,
  children,
}: PlacementSideProps) {
  const { formatMessage } = useIntl();
  return (
    <Side aria-label={formatMessage(messages.placeTitle)}>
      <Stack gap={4}>
        <Text tone="soft" size="small" data-part="text">
          <FormattedMessage {...messages.placeText} />
        </Text>
        {documents.length < 2 ? null : (
          <div data-part="document">
            <SelectField
              label={formatMessage(messages.document)}
              value={documentId}
              onChange={(event) => onChooseDocument(event.target.value)}
              options={documents.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        )}
        {signatures.length === 0 ? (
          <Text>
            <FormattedMessage {...messages.placeNobody} />
          </Text>
        ) : null}
        <ul role="list">
          {signatures.map(({ sid, signer_identity_data: person }, index) => (
            <PlacementSigner
              key={sid}
              sid={sid}
              tone={index}
              name={namePerson(person.first_name, person.last_name, person.email_address)}
              count={placements.filter((placement) => placement.sid === sid).length}
              isArmed={sid === armedSid}
              page={page}
              onArm={() => onArm(sid)}
              onPlace={onPlace && (() => onPlace(sid))}
            />
          ))}
        </ul>
        {children}
      </Stack>
    </Side>
  );
}
