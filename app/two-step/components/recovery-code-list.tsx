import { Button, Copy, Download, from, Inline, Printer, Stack, theme } from '@sigillum/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useCopy } from '../../common/use-copy.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { twoStepMessages as messages } from '../messages.ts';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: 1fr;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.well};
  list-style: none;
  ${from.sm} {
    grid-template-columns: 1fr 1fr;
  }
  code {
    font-size: 1.0625rem;
    letter-spacing: 0.06em;
  }
`;

/** Saves a text on the person's machine. */
function saveText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** New recovery codes, this once: to copy, to save and to print. */
export function RecoveryCodeList({ codes, email }: { codes: readonly string[]; email: string }) {
  const intl = useIntl();
  const copy = useCopy();
  const ref = useRef<HTMLElement>(null);
  // They are above the form that has made them.
  useEffect(() => ref.current?.focus(), [codes]);
  const write = () => `Sigillum · ${email}\n\n${codes.join('\n')}\n`;
  return (
    <ProfileCard
      ref={ref}
      tabIndex={-1}
      look="raised"
      title={<FormattedMessage {...messages.codesTitle} />}
      text={<FormattedMessage {...messages.codesText} />}
    >
      <Stack gap={4}>
        <Codes translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        <Inline gap={3}>
          <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => copy(codes.join('\n'))}>
            <FormattedMessage {...messages.codesCopy} />
          </Button>
          <Button
            variant="secondary"
            icon={<Download aria-hidden />}
            onClick={() => saveText(intl.formatMessage(messages.codesFile), write())}
          >
            <FormattedMessage {...messages.codesSave} />
          </Button>
          <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            <FormattedMessage {...messages.codesPrint} />
          </Button>
        </Inline>
      </Stack>
    </ProfileCard>
  );
}
