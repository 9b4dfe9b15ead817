import type { Finding } from '@sigillum/api-contracts/verification/schemas.ts';
import { CircleX, Info, theme, tones, TriangleAlert, VisuallyHidden } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { verificationFindingMessages as messages } from '../finding-messages.ts';

const kinds = {
  failure: { tone: 'danger', Icon: CircleX, label: messages.failure },
  warning: { tone: 'warning', Icon: TriangleAlert, label: messages.warning },
  info: { tone: 'info', Icon: Info, label: messages.info },
} as const;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  list-style: none;
`;

const Row = styled.li`
  ${tones}
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;

  > svg {
    width: 18px;
    height: 18px;
    margin-top: 0.2rem;
    color: var(--tone);
  }
  small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
  }
`;

/** What the check has noticed, in the reader's words; the expert's words stand below. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const { formatMessage, messages: texts } = useIntl();
  if (findings.length === 0) return null;
  const describe = (code: string) =>
    `verification.finding.${code}` in texts
      ? formatMessage({ id: `verification.finding.${code}` })
      : formatMessage(messages.findingUnknown, { code });
  return (
    <Rows role="list" aria-label={formatMessage(messages.findings)}>
      {findings.map(({ code, severity, detail }, index) => {
        const { tone, Icon, label } = kinds[severity];
        return (
          <Row key={index} data-tone={tone}>
            <Icon aria-hidden />
            <div>
              <VisuallyHidden>
                <FormattedMessage {...label} />{' '}
              </VisuallyHidden>
              {describe(code)}
              {detail === undefined ? null : <small lang="en">{detail}</small>}
            </div>
          </Row>
        );
      })}
    </Rows>
  );
}
