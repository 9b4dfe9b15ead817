import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { DefinitionList, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InviteStep } from '../invite-steps.ts';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { judgeMobile } from '../judge-mobile.ts';
import { signatureRequestsMessages } from '../messages.ts';
import { namePerson } from '../../common/name-person.ts';
import { listPlacements } from '../placements.ts';
import { signerLanguages } from '../signer-languages.ts';
import { hasOrder, sortByTurn } from '../signing-order.ts';
import { nameObserver } from '../name-observer.ts';
import { StepSection } from './step-section.tsx';

export interface RequestSummaryProps {
  request: SignatureRequest;
  getHref: (step: InviteStep) => string;
}

/** A last look at documents and people, their turns, languages and marks; what is missing leads to its step. */
export function RequestSummary({ request, getHref }: RequestSummaryProps) {
  const { formatMessage } = useIntl();
  const { documents, signatures, observers, quality } = request;
  const describeSigner = (signature: (typeof signatures)[number]) => {
    const { signer_identity_data: person, sequence } = signature;
    return [
      namePerson(person.first_name, person.last_name, person.email_address),
      ...(hasOrder(signatures) ? [formatMessage(signatureRequestsMessages.turn, { turn: sequence })] : []),
      signerLanguages.find(({ value }) => value === person.language)?.label,
      formatMessage(messages.placedCount, { count: listPlacements(signature).length }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const list = (entries: readonly string[]) =>
    entries.map((entry, index) => (
      <Text key={index}>
        <bdi>{entry}</bdi>
      </Text>
    ));
  const link = (step: InviteStep, text: typeof messages.missingDocuments) => (
    <TextLink href={getHref(step)} data-missing>
      <FormattedMessage {...text} />
    </TextLink>
  );
  return (
    <StepSection title={<FormattedMessage {...messages.summaryTitle} />}>
      <DefinitionList
        items={[
          {
            term: formatMessage(messages.documentsTitle),
            value:
              documents.length > 0
                ? list(documents.map(({ name }) => name))
                : link('documents', messages.missingDocuments),
          },
          {
            term: formatMessage(messages.signersTitle),
            value:
              signatures.length > 0 ? (
                <>
                  {list(sortByTurn(signatures).map(describeSigner))}
                  {signatures.some((signature) => judgeMobile(quality, signature) !== 'enough')
                    ? link('people', messages.missingMobiles)
                    : null}
                </>
              ) : (
                link('people', messages.missingSigners)
              ),
          },
          {
            term: formatMessage(messages.observersTitle),
            value: observers.length > 0 ? list(observers.map(nameObserver)) : '–',
          },
        ]}
      />
    </StepSection>
  );
}
