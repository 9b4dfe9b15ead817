import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { ArrowLeft, Button, ButtonLink, Heading } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { SignerChange } from '../draft-change.ts';
import { signatureRequestsInviteMessages } from '../invite-messages.ts';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';
import { Body, Foot, Strip } from './invite-frame-style.ts';
import { PlaceStep, type PlaceStepProps } from './place-step.tsx';

export interface PlacesViewProps {
  request: SignatureRequest;
  place: Omit<PlaceStepProps, 'request' | 'onChange'>;
  onChange: (signatures: SignerChange[]) => void;
  isSaving: boolean;
  onSave: () => void;
}

/** The pages of a request that was sent, on which signatures are placed and saved at once. */
export function PlacesView({ request, place, onChange, isSaving, onSave }: PlacesViewProps) {
  return (
    <>
      <Strip>
        <Heading level={1} look="label">
          <FormattedMessage {...messages.placesTitle} values={{ title: <bdi key="title">{request.title}</bdi> }} />
        </Heading>
      </Strip>
      <Body>
        <PlaceStep request={request} onChange={onChange} {...place} />
      </Body>
      <Foot>
        <ButtonLink variant="secondary" href={`/view/${request.id}`} icon={<ArrowLeft aria-hidden />}>
          <FormattedMessage {...signatureRequestsInviteMessages.back} />
        </ButtonLink>
        <Button isLoading={isSaving} onClick={onSave}>
          <FormattedMessage {...commonMessages.save} />
        </Button>
      </Foot>
    </>
  );
}
