import { Banner, Button, FormLayout, OneTimeCodeField, Stack, Text, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { twoStepMessages as messages } from '../messages.ts';
import type { TotpSetUp } from '../security-state.ts';

/* Dark on light also on a dark page: not every app reads the reverse. */
const Qr = styled.svg`
  width: min(100%, 220px);
  height: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: #fff;
  forced-color-adjust: none;
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
  font-size: 1.0625rem;
  letter-spacing: 0.06em;
`;

const AppLink = styled.a`
  justify-self: start;
  align-self: start;
  padding-block: ${theme.space[2]};
  color: ${theme.color.pine};
`;

/** The secret as a picture and as text, and the first code. */
export function TotpSetUpForm({
  setUp: { secret, uri, qr },
  failure,
  isBusy,
}: {
  setUp: TotpSetUp;
  failure: FormFailure | undefined;
  isBusy: boolean;
}) {
  const intl = useIntl();
  const { ref, field, error } = useForm(failure);
  const { defaultValue: _typed, ...code } = field('code');
  return (
    <Form method="post" ref={ref} noValidate>
      <input type="hidden" name="intent" value="confirm-totp" readOnly />
      <input type="hidden" name="secret" value={secret} readOnly />
      <input type="hidden" name="uri" value={uri} readOnly />
      <FormLayout>
        {error && <Banner tone="danger">{error}</Banner>}
        <Stack gap={3}>
          <Text>
            <FormattedMessage {...messages.totpScan} />
          </Text>
          <Qr viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={intl.formatMessage(messages.totpQr)}>
            <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
          </Qr>
          <Text tone="soft">
            <FormattedMessage {...messages.totpType} />
          </Text>
          <Secret translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
          <AppLink href={uri}>
            <FormattedMessage {...messages.totpOpen} />
          </AppLink>
        </Stack>
        <OneTimeCodeField label={<FormattedMessage {...messages.totpFirst} />} {...code} required />
        <div>
          <Button type="submit" isLoading={isBusy}>
            <FormattedMessage {...messages.totpConfirm} />
          </Button>
        </div>
      </FormLayout>
    </Form>
  );
}
