import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Text, until } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useRoot } from '../../layouts/use-root.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';
import { isProofAsked } from '../proof-way.ts';
import type { SealOption } from '../seal-options.ts';

/** On phones the explanation waits among the details, so that the page keeps its room. */
const Explanation = styled(Text)`
  ${until.md} {
    [data-panel='document'] & {
      display: none;
    }
  }
`;

const explanations = {
  SES: messages.explainSes,
  AES: messages.explainAes,
  AES_MINIMAL: messages.explainAes,
  QES: messages.explainQes,
  DEMO: messages.explainDemo,
  PART11: messages.explainPart11,
} as const satisfies Record<Quality, unknown>;

/** What it means to sign with the seal of an organisation. */
export function SealWords({ organisation }: SealOption) {
  return (
    <>
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.sealQuality} />
      </Text>
      <Explanation size="small" tone="soft">
        <FormattedMessage
          {...messages.explainSeal}
          values={{ organisation: <bdi key="organisation">{organisation}</bdi> }}
        />
      </Explanation>
    </>
  );
}

export interface OwnWordsProps extends Pick<SignatureRequest, 'quality' | 'legislation'> {
  isVisitor: boolean;
  /** Of the person who signs. */
  email: string | undefined;
  /** The second factors of the account that may stand for a code, the best first. */
  stepUpMethods: readonly StepUpMethod[];
  /** Where more is told, after the explanation. */
  children?: ReactNode;
}

/** What is asked for beside the log-in or the link, if anything. */
function describeProof({
  quality,
  isVisitor,
  email,
  stepUpMethods: [method],
}: Omit<OwnWordsProps, 'legislation' | 'children'>) {
  // Of a visitor they are named only where a code would be asked for.
  if (method && (isVisitor || isProofAsked(quality))) return { text: messages.explainStepUp, values: { method } };
  if (quality === 'AES') return { text: messages.explainSms };
  const isAskedForEmail = quality === 'PART11' || (isVisitor && (quality === 'SES' || quality === 'DEMO'));
  return isAskedForEmail
    ? { text: messages.explainCode, values: { email: <bdi key="email">{email}</bdi> } }
    : undefined;
}

/** What the own signature is, by which law, and what is asked for beforehand. */
export function OwnWords(props: OwnWordsProps) {
  const { quality: asked, legislation, children } = props;
  const isDemonstration = useRoot().demonstrated.includes(asked);
  const quality = isDemonstration ? 'DEMO' : asked;
  const proof = describeProof(props);
  return (
    <>
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.lawAndQuality} values={{ quality, legislation }} />
      </Text>
      <Explanation size="small" tone="soft">
        <FormattedMessage {...(isDemonstration ? messages.explainDemonstration : explanations[asked])} />
      </Explanation>
      {children && <Explanation size="small">{children}</Explanation>}
      {proof && (
        <Explanation size="small" tone="soft">
          <FormattedMessage {...proof.text} values={proof.values} />
        </Explanation>
      )}
    </>
  );
}
