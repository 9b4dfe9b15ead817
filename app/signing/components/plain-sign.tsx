import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Banner,
  Button,
  ButtonLink,
  FormLayout,
  Inline,
  PenLine,
  Text,
  TextField,
  TextLink,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { Bullets } from '../../common/bullets.ts';
import { namePerson } from '../../common/name-person.ts';
import { FormErrors } from '../../forms/form-errors.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useRoot } from '../../layouts/use-root.ts';
import type { Door } from '../door.ts';
import { offerExit } from '../exit-offer.ts';
import { listToSign } from '../list-to-sign.ts';
import { signingOverlayMessages } from '../overlay-messages.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';
import { signingPlainMessages } from '../plain-messages.ts';
import type { PlainSigning } from '../plain-step.ts';
import { signingProofMessages } from '../proof-messages.ts';
import { ExitNote } from './exit-note.tsx';
import { ShownDocuments } from './shown-documents.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { OwnWords } from './sign-words.tsx';

export interface PlainSignProps {
  request: SignatureRequest;
  door: Pick<Door, 'kind' | 'writeDownloadUrl'>;
  step: PlainSigning;
}

/** What will be signed, what is asked for, and the button that signs. */
export function PlainSign({ request, door, step }: PlainSignProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { ref, field, error, refused } = useForm(step.failure);
  const { person, part11 } = useRoot();
  const { codeWay, sealName, isResent, needsScript } = step;
  const { signatures, viewer, quality, title } = request;
  const documents = listToSign(request);
  const own = signatures.find(({ sid }) => sid === viewer.sid)?.signer_identity_data;
  const name = person ?? { firstName: own?.first_name, lastName: own?.last_name };
  const exit = error ? offerExit(request.id, search, 'failed') : undefined;
  return (
    <PlainFrame title={messages.toSign} values={{ count: documents.length }} subject={title}>
      {needsScript ? (
        <Banner tone="warning">
          <FormattedMessage {...signingPlainMessages.needsScript} />
        </Banner>
      ) : null}
      {isResent ? (
        <Banner tone="info">
          <FormattedMessage {...signingProofMessages.resent} />
        </Banner>
      ) : null}
      <FormErrors form={{ error, refused }} labels={{}} />
      <Bullets>
        {documents.map((document) => (
          <li key={document.id}>
            <TextLink href={door.writeDownloadUrl(document.id, 'original')} download>
              <bdi>{document.name}</bdi>
            </TextLink>
          </li>
        ))}
      </Bullets>
      {codeWay ? (
        <Text>
          <FormattedMessage
            {...signingProofMessages.tanText}
            values={{ channel: codeWay.channel, to: <strong key="to">{codeWay.to}</strong> }}
          />
        </Text>
      ) : sealName ? null : (
        <div>
          <OwnWords {...request} isVisitor={door.kind === 'visitor'} email={own?.email_address} stepUpMethods={[]} />
        </div>
      )}
      <Form method="post" ref={ref} noValidate>
        <FormLayout>
          <ShownDocuments documents={documents} />
          {sealName ? <input type="hidden" name="sign-as" value={sealName} /> : null}
          <input type="hidden" name="filled" value="true" />
          {codeWay ? (
            <>
              <input type="hidden" name="codeChannel" value={codeWay.channel} />
              <input type="hidden" name="codeTo" value={codeWay.to} />
            </>
          ) : null}
          {quality === 'PART11' ? (
            <>
              <TextField
                label={formatMessage(signingOverlayMessages.part11Name)}
                autoComplete="name"
                {...field('signingName')}
                defaultValue={
                  field('signingName').defaultValue ?? part11?.name ?? namePerson(name.firstName, name.lastName)
                }
              />
              <TextField
                label={formatMessage(signingOverlayMessages.part11Reason)}
                hint={formatMessage(signingOverlayMessages.part11ReasonHint)}
                {...field('signingReason')}
                defaultValue={field('signingReason').defaultValue ?? part11?.reason ?? undefined}
              />
            </>
          ) : null}
          {codeWay ? (
            <TextField
              label={formatMessage(signingProofMessages.tanLabel, { channel: codeWay.channel })}
              inputMode="numeric"
              autoComplete="one-time-code"
              {...field('tan')}
            />
          ) : null}
          <Inline gap={3}>
            <Button
              type="submit"
              name="act"
              value="sign"
              variant="seal"
              icon={<PenLine aria-hidden />}
              disabled={needsScript}
            >
              <FormattedMessage {...(sealName ? messages.signWithSeal : messages.sign)} />
            </Button>
            {codeWay ? (
              <Button type="submit" name="act" value="resend" variant="quiet">
                <FormattedMessage {...signingProofMessages.resend} />
              </Button>
            ) : null}
            <ButtonLink href={pathname + search} variant="secondary">
              <FormattedMessage {...signingOverlayMessages.backToRequest} />
            </ButtonLink>
          </Inline>
        </FormLayout>
      </Form>
      {exit ? <ExitNote exit={{ ...exit, seconds: undefined }} /> : null}
    </PlainFrame>
  );
}
