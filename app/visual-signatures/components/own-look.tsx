import { Button, from, PenLine, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { visualSignaturesMessages as messages } from '../messages.ts';
import { type OwnLookProps, useOwnLook } from '../use-own-look.ts';
import { VisualSignaturePreview } from './visual-signature-preview.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[2]};
`;

/** Small windows are the document's; the image is where there is room beside it. */
const Image = styled.div`
  display: none;
  width: 13rem;
  max-width: 100%;
  ${from.md} {
    @media (min-height: 44rem) {
      display: block;
    }
  }
`;

/** What the own signature will look like in the document, with the way to change it. To be keyed by what is saved. */
export function OwnLook(props: OwnLookProps) {
  const { url, adjust } = useOwnLook(props);
  return (
    <Frame>
      <Image>
        <VisualSignaturePreview url={url} name={props.name} />
      </Image>
      <Button variant="quiet" size="small" isFlush icon={<PenLine aria-hidden />} onClick={adjust}>
        <FormattedMessage {...messages.adjust} />
      </Button>
    </Frame>
  );
}
