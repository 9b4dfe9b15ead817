import { ArrowLeft, Button, ButtonLink, Heading } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { Body, Foot, Strip } from '../../signature-requests/components/invite-frame-style.ts';
import { PlaceStep, type PlaceStepProps } from '../../signature-requests/components/place-step.tsx';
import { templatesMessages as messages } from '../messages.ts';

export interface PlaceTemplateViewProps extends Pick<PlaceStepProps, 'request' | 'onChange'> {
  /** Of the template. */
  name: string;
  /** Address of the template. */
  back: string;
  place: Omit<PlaceStepProps, 'request' | 'onChange'>;
  isSaving: boolean;
  onSave: () => void;
}

/** The pages of a template, on which the signatures of roles are placed and saved at once. */
export function PlaceTemplateView({ name, back, request, place, onChange, isSaving, onSave }: PlaceTemplateViewProps) {
  return (
    <>
      <Strip>
        <Heading level={1} look="label">
          <FormattedMessage {...messages.placeTitle} values={{ name: <bdi key="name">{name}</bdi> }} />
        </Heading>
      </Strip>
      <Body>
        <PlaceStep request={request} onChange={onChange} {...place} />
      </Body>
      <Foot>
        <ButtonLink variant="secondary" href={back} icon={<ArrowLeft aria-hidden />}>
          <FormattedMessage {...messages.toTemplate} />
        </ButtonLink>
        <Button isLoading={isSaving} onClick={onSave}>
          <FormattedMessage {...commonMessages.save} />
        </Button>
      </Foot>
    </>
  );
}
