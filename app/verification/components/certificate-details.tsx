import type { CertificateSummary } from '@sigillum/api-contracts/verification/schemas.ts';
import { DefinitionList, Disclosure } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormat } from '../../i18n/use-format.ts';
import { verificationSignatureMessages as messages } from '../signature-messages.ts';

const Chain = styled.ol`
  list-style: none;
`;

/** A signer's certificate with its issuers, for who wants to know exactly. */
export function CertificateDetails({
  certificate,
  chain,
}: {
  certificate: CertificateSummary;
  chain: readonly CertificateSummary[];
}) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { subject, issuer, serialNumber, validFrom, validTo, sha256 } = certificate;
  const validity = formatMessage(messages.validityRange, {
    from: format.instant(validFrom),
    to: format.instant(validTo),
  });
  const issuers = chain.slice(1);
  const items = [
    { term: formatMessage(messages.subject), value: <bdi>{subject}</bdi> },
    { term: formatMessage(messages.issuer), value: <bdi>{issuer}</bdi> },
    { term: formatMessage(messages.serialNumber), value: <code>{serialNumber}</code> },
    { term: formatMessage(messages.validity), value: validity },
    { term: formatMessage(messages.fingerprint), value: <code>{sha256}</code> },
    ...(issuers.length === 0
      ? []
      : [
          {
            term: formatMessage(messages.chain),
            value: (
              <Chain>
                {issuers.map((one) => (
                  <li key={one.sha256}>
                    <bdi>{one.subject}</bdi>
                  </li>
                ))}
              </Chain>
            ),
          },
        ]),
  ];
  return (
    <Disclosure label={formatMessage(messages.certificate)}>
      <DefinitionList items={items} />
    </Disclosure>
  );
}
