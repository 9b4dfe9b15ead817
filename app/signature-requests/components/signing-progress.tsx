import { theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { countProgress } from '../count-progress.ts';
import { signatureRequestsMessages as messages } from '../messages.ts';

const Line = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Pips = styled.span`
  display: inline-flex;
  gap: 3px;

  i {
    width: 14px;
    height: 6px;
    border-radius: 3px;
    background: ${theme.color.hairline};
  }
  i[data-status='SIGNED'] {
    background: ${theme.color.pine};
  }
  i[data-status='OPEN'] {
    background: ${theme.color.paper};
    box-shadow: inset 0 0 0 1.5px ${theme.color.seal};
  }
  i[data-status='DECLINED'],
  i[data-status='ERROR'] {
    background: ${theme.color.danger};
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
  }
`;

/** More signers than this are told in words alone. */
const greatestPipCount = 6;

/** How many have signed, and where each signer stands. */
export function SigningProgress({ signatures }: { signatures: Parameters<typeof countProgress>[0] }) {
  const { signed, total } = countProgress(signatures);
  if (total === 0)
    return (
      <Line>
        <FormattedMessage {...messages.progressNone} />
      </Line>
    );
  return (
    <Line>
      {total > greatestPipCount ? null : (
        <Pips aria-hidden>
          {signatures.map(({ sid, status_code }) => (
            <i key={sid} data-status={status_code} />
          ))}
        </Pips>
      )}
      <FormattedMessage {...messages.progress} values={{ signed, total }} />
    </Line>
  );
}
