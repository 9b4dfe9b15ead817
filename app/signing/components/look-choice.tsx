import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { VisualSignature, VisualSignatureData } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { SelectField, theme } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { namePerson } from '../../common/name-person.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { OwnLook } from '../../visual-signatures/components/own-look.tsx';
import type { OwnLookProps } from '../../visual-signatures/use-own-look.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';

export interface LookChoiceProps {
  request: Pick<SignatureRequest, 'title' | 'quality' | 'legislation' | 'signatures' | 'viewer'>;
  /** The saved one that is chosen; visitors have none, and an account may have none. */
  visualSignature: VisualSignature | undefined;
  visualSignatures: readonly VisualSignature[];
  getImageUrl: OwnLookProps['getImageUrl'];
  onChange: (id: string) => void;
  /** What the signer wants for this signature alone. */
  onDataChange: (data: VisualSignatureData) => void;
  /** The saved ones have changed. */
  onKept: () => unknown;
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
`;

/** What the signature will look like where a document shows it; whoever has several can choose, and everybody can change it. */
export function LookChoice({ request, visualSignature, visualSignatures, onChange, ...acts }: LookChoiceProps) {
  const { formatMessage } = useIntl();
  const { person, demonstrated } = useRoot();
  const own = request.signatures.find(({ sid }) => sid === request.viewer.sid);
  const places = own?.document_signatures.flatMap((mark) => mark.visual_signature ?? []) ?? [];
  if (!own || places.length === 0) return null;
  const { first_name, last_name, email_address } = own.signer_identity_data;
  const vouched = person
    ? namePerson(person.firstName, person.lastName, email_address)
    : namePerson(first_name, last_name, email_address);
  // Only a simple signature shows the name as its signer wrote it: with every other quality somebody vouches for the name.
  const name = request.quality === 'SES' && visualSignature ? visualSignature.name : vouched;
  return (
    <Frame>
      {visualSignatures.length > 1 ? (
        <SelectField
          label={formatMessage(messages.look)}
          value={visualSignature?.id}
          onChange={(event) => onChange(event.target.value)}
          options={visualSignatures.map(({ id, alias, name: written }) => ({ value: id, label: alias ?? written }))}
        />
      ) : null}
      {/* A regulated record shows its own words (21 CFR 11.50), and of this the picture alone. */}
      {request.quality === 'PART11' ? null : (
        <OwnLook
          key={visualSignature?.id}
          title={request.title}
          name={name}
          query={{
            qual: demonstrated.includes(request.quality) ? 'DEMO' : request.quality,
            leg: request.legislation,
            name,
          }}
          saved={visualSignature}
          canMakePicture={places.some(({ image }) => !image)}
          getImageUrl={acts.getImageUrl}
          onChange={acts.onDataChange}
          onKept={acts.onKept}
        />
      )}
    </Frame>
  );
}
