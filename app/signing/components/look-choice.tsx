import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { PreviewQuery, VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { from, SelectField, theme } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useRoot } from '../../layouts/use-root.ts';
import { VisualSignaturePreview } from '../../visual-signatures/components/visual-signature-preview.tsx';
import { signingMessages as messages } from '../messages.ts';

export interface LookChoiceProps {
  request: Pick<SignatureRequest, 'quality' | 'legislation'>;
  visualSignature: VisualSignature;
  visualSignatures: readonly VisualSignature[];
  /** Address of its image with these parameters. */
  getImageUrl: (signature: VisualSignature, query: PreviewQuery) => string;
  onChange: (id: string) => void;
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
`;

/** Small windows are the document's; the image is where there is room beside it. */
const Image = styled.div`
  display: none;
  ${from.md} {
    display: block;
    @media (min-height: 44rem) {
      max-width: 13rem;
    }
    @media (max-height: 43.99rem) {
      display: none;
    }
  }
`;

/** What the signature will look like in the document; whoever has several can choose. */
export function LookChoice(props: LookChoiceProps) {
  const { request, visualSignature, visualSignatures, getImageUrl, onChange } = props;
  const { formatMessage } = useIntl();
  const { person } = useRoot();
  // Only a simple signature shows the name as its signer wrote it: with every other quality somebody vouches for the name.
  const isOwnName = request.quality === 'SES';
  const name = isOwnName || !person ? visualSignature.name : `${person.firstName} ${person.lastName}`;
  const url = getImageUrl(visualSignature, {
    qual: request.quality,
    leg: request.legislation,
    ...(isOwnName ? {} : { name }),
  });
  return (
    <Frame>
      {visualSignatures.length > 1 ? (
        <SelectField
          label={formatMessage(messages.look)}
          value={visualSignature.id}
          onChange={(event) => onChange(event.target.value)}
          options={visualSignatures.map(({ id, alias, name: written }) => ({ value: id, label: alias ?? written }))}
        />
      ) : null}
      <Image>
        <VisualSignaturePreview url={url} name={name} />
      </Image>
    </Frame>
  );
}
