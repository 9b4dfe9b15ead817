import type { DocumentReport } from '@sigillum/api-contracts/verification/schemas.ts';
import {
  CircleX,
  FileText,
  Heading,
  ShieldCheck,
  Stack,
  Text,
  theme,
  tones,
  TriangleAlert,
} from '@sigillum/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useTexts } from '../../forms/use-problem-text.ts';
import { describeVerdict } from '../describe-verdict.ts';
import { verificationVerdictMessages as messages } from '../verdict-messages.ts';
import { FindingList } from './finding-list.tsx';

const icons = { success: ShieldCheck, warning: TriangleAlert, danger: CircleX, info: FileText } as const;

const Panel = styled.section`
  ${tones}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[4]};
  border: 1px solid color-mix(in srgb, var(--tone) 32%, transparent);
  border-radius: ${theme.radius.card};
  background: var(--ground);

  > svg {
    width: 40px;
    height: 40px;
    color: var(--tone);
    stroke-width: 1.6;
  }
  h2:focus {
    outline: none;
  }
`;

const Words = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;

  code {
    color: ${theme.color.ink};
    font-size: 0.9em;
  }
`;

/** The verdict: one sentence, why, and the words of the standard. Takes the focus when it appears, so that it is read out. */
export function VerdictPanel({ report }: { report: DocumentReport }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formatText = useTexts();
  const { tone, sentence, advice, cause } = describeVerdict(report);
  const Icon = icons[tone];
  useEffect(() => headingRef.current?.focus(), [report]);
  return (
    <Panel data-tone={tone}>
      <Icon aria-hidden />
      <Stack gap={2}>
        <Heading level={2} ref={headingRef} tabIndex={-1}>
          <FormattedMessage {...sentence} values={{ count: report.signatures.length }} />
        </Heading>
        {cause === undefined && advice === undefined ? null : (
          <Text>
            {cause === undefined ? null : <>{formatText({ id: cause })} </>}
            {advice === undefined ? null : <FormattedMessage {...advice} />}
          </Text>
        )}
        <FindingList findings={report.findings.filter(({ code }) => code !== 'no-signature')} />
        <Words>
          <FormattedMessage {...messages.standardWords} />{' '}
          <code>
            {report.verdict}
            {report.subIndication === null ? '' : ` / ${report.subIndication}`}
          </code>
        </Words>
      </Stack>
    </Panel>
  );
}
