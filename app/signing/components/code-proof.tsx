import { OneTimeCodeField, Text, TextLink } from '@sigillum/design-system';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CodeWay } from '../code-way.ts';
import { signingProofMessages as messages } from '../proof-messages.ts';
import { ResendCode, type ResendCodeProps } from './resend-code.tsx';

/** A field for six digits, without its label. */
export type DigitsField = Omit<ComponentProps<typeof OneTimeCodeField>, 'label' | 'name'>;

export interface CodeProofProps extends CodeWay, ResendCodeProps {}

/** The code from the e-mail or SMS. */
export function CodeProof({ field, ...props }: CodeProofProps & { field: DigitsField }) {
  const { channel, to, hasOutbox } = props;
  return (
    <>
      <Text>
        <FormattedMessage
          {...messages.tanText}
          values={{
            channel,
            to: (
              <strong key="to">
                <bdi dir="ltr">{to}</bdi>
              </strong>
            ),
          }}
        />
      </Text>
      {hasOutbox ? (
        <Text size="small" tone="soft">
          <FormattedMessage
            {...messages.tanOutbox}
            values={{
              link: (text) => (
                <TextLink key="link" href="/outbox" target="_blank">
                  {text}
                </TextLink>
              ),
            }}
          />
        </Text>
      ) : null}
      <OneTimeCodeField
        {...field}
        label={<FormattedMessage {...messages.tanLabel} values={{ channel }} />}
        name="tan"
        autoFocus
      />
      <ResendCode {...props} />
    </>
  );
}
