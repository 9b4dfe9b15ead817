import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { Button, DefinitionList, FormLayout, RadioCards, Text } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { type IdentMethod, identMethodTexts } from '../../identification/ident-methods.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { qualityTexts } from '../components/quality-badge.tsx';
import { describeLack } from './describe-lack.ts';
import { signatureRequestsDialogMessages as messages } from '../dialog-messages.ts';

export interface UpgradeStandardsProps {
  /** What each signature of the request must reach. */
  needed: { quality: Quality; legislation: Legislation };
  /** The highest quality in which the person can sign now; absent without any. */
  held?: Quality;
  /** Only the mobile number is missing; nothing has to be identified. */
  isMobileMissing?: boolean;
  /** The ways to be identified that somebody offers here and that cost the person nothing, in the order to show. */
  methods: readonly IdentMethod[];
  /** Name of the trust service. */
  provider: string;
}

/** What the person chose: to add the mobile number, or a way to be identified. */
export type UpgradeStandardsAction = { way: 'mobile' } | { way: 'identification'; method: IdentMethod };

/** Tells a person who cannot sign in the quality asked for what is missing, and asks for the way there. */
export default function UpgradeStandardsDialog(modal: ModalProps<UpgradeStandardsProps, UpgradeStandardsAction>) {
  const { isLoading, act, close } = modal;
  const { formatMessage } = useIntl();
  const [isChoiceMissing, setIsChoiceMissing] = useState(false);
  const { needed, held, isMobileMissing = false, methods, provider } = modal.props;
  const hasWay = isMobileMissing || methods.length > 0;

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (isMobileMissing) return act({ way: 'mobile' });
    const method = new FormData(currentTarget).get('method') as IdentMethod | null;
    setIsChoiceMissing(!method);
    if (method) act({ way: 'identification', method });
    else currentTarget.querySelector<HTMLElement>('[type="radio"]:enabled')?.focus();
  }

  return (
    <DialogFrame
      modal={modal}
      title={messages.upgradeTitle}
      working={messages.upgradeRunning}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...(hasWay ? commonMessages.later : commonMessages.close)} />
          </Button>
          {hasWay ? (
            <Button type="submit" isLoading={isLoading}>
              <FormattedMessage {...(isMobileMissing ? messages.upgradeAddMobile : messages.upgradeIdentify)} />
            </Button>
          ) : null}
        </>
      }
    >
      <FormLayout>
        <DefinitionList
          items={[
            { term: formatMessage(messages.upgradeNeeded), value: formatMessage(qualityTexts[needed.quality]) },
            {
              term: formatMessage(messages.upgradeHeld),
              value: formatMessage(held ? qualityTexts[held] : messages.upgradeNone),
            },
          ]}
        />
        <Text>
          <FormattedMessage {...(isMobileMissing ? messages.upgradeMobile : describeLack(needed))} />
        </Text>
        {isMobileMissing || methods.length === 0 ? null : (
          <RadioCards
            label={formatMessage(messages.upgradeWays)}
            name="method"
            error={isChoiceMissing ? formatMessage(messages.upgradeMissing) : undefined}
            options={methods.map((method) => ({
              value: method,
              label: formatMessage(identMethodTexts[method].name),
              description: formatMessage(identMethodTexts[method].text, { provider }),
            }))}
          />
        )}
        {hasWay ? null : (
          <Text>
            <FormattedMessage {...messages.upgradeNoWay} />
          </Text>
        )}
      </FormLayout>
    </DialogFrame>
  );
}
