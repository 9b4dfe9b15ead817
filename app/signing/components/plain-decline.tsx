import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { textLimits } from '@sigillum/api-contracts/text.ts';
import { Button, ButtonLink, FormLayout, Inline, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { CommentField } from '../../forms/comment-field.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { useForm } from '../../forms/use-form.ts';
import { signingExitMessages } from '../exit-messages.ts';
import { readExits } from '../../http/exits.ts';
import { signingOverlayMessages } from '../overlay-messages.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';
import type { PlainDeclining } from '../plain-step.ts';
import { PlainFrame } from './plain-frame.tsx';

/** Asks whether, and why, the person does not sign. */
export function PlainDecline({ request, step }: { request: SignatureRequest; step: PlainDeclining }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { ref, field, error, refused } = useForm(step.failure);
  const exits = readExits(search);
  return (
    <PlainFrame title={messages.declineTitle} subject={request.title}>
      <FormErrors form={{ error, refused }} labels={{}} />
      <Text>
        <FormattedMessage {...messages.declineText} values={{ title: <bdi key="title">{request.title}</bdi> }} />
      </Text>
      {exits?.autoRedirect ? (
        <Text tone="soft">
          <FormattedMessage
            {...signingExitMessages.afterwards}
            values={{ host: <bdi key="host">{new URL(exits.declineUrl).host}</bdi> }}
          />
        </Text>
      ) : null}
      <Form method="post" ref={ref} noValidate>
        <FormLayout>
          <CommentField
            label={formatMessage(messages.declineReason)}
            hint={formatMessage(messages.declineHint)}
            greatestLength={textLimits.message}
            {...field('message')}
          />
          <Inline gap={3}>
            <Button type="submit" name="act" value="decline-now" variant="danger">
              <FormattedMessage {...messages.decline} />
            </Button>
            <ButtonLink href={pathname + search} variant="secondary">
              <FormattedMessage {...signingOverlayMessages.backToRequest} />
            </ButtonLink>
          </Inline>
        </FormLayout>
      </Form>
    </PlainFrame>
  );
}
