import type { Anchor, SignatureReport } from '@sigillum/api-contracts/verification/schemas.ts';
import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { useDocument } from '../../providers.tsx';
import { signatureRequestsQualityMessages } from '../../signature-requests/quality-messages.ts';
import { verificationSignatureMessages as messages } from '../signature-messages.ts';

const qualities = {
  SES: signatureRequestsQualityMessages.qualitySes,
  AES: signatureRequestsQualityMessages.qualityAes,
  QES: signatureRequestsQualityMessages.qualityQes,
  DEMO: messages.qualityDemo,
  UNDEFINED: messages.qualityUndefined,
} as const;
const legislations = {
  EIDAS: signatureRequestsQualityMessages.eidas,
  ZERTES: signatureRequestsQualityMessages.zertes,
  UNDEFINED: messages.legislationUndefined,
} as const;
const levels = {
  'B-B': messages.levelB,
  'B-T': messages.levelT,
  'B-LT': messages.levelLt,
  'B-LTA': messages.levelLta,
} as const;
const anchors = {
  local: messages.anchorLocal,
  operator: messages.anchorOperator,
  'eu-list': messages.anchorEu,
  'ch-list': messages.anchorCh,
} as const;

/** The words for the facts of a signature, in the reader's language and zone. */
export function useSignatureWords() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { zone } = useDocument();
  return {
    time({ provenAt, claimedAt }: Pick<SignatureReport, 'provenAt' | 'claimedAt'>): string {
      const time = provenAt ?? claimedAt;
      if (time === null) return formatMessage(messages.noTime);
      const message = provenAt === null ? messages.claimedTime : messages.provenTime;
      return formatMessage(message, { time: format.instant(time), zone });
    },
    timestamp: (at: string | null): string =>
      at === null
        ? formatMessage(messages.noTime)
        : formatMessage(messages.timestampAt, { time: format.instant(at), zone }),
    quality: (quality: SignatureReport['quality']): string => formatMessage(qualities[quality]),
    legislation: (legislation: SignatureReport['legislation']): string => formatMessage(legislations[legislation]),
    level: (level: SignatureReport['level']): string =>
      level === null ? formatMessage(messages.levelNone) : formatMessage(levels[level], { level }),
    anchor: (anchor: Anchor | null): string =>
      anchor === null
        ? formatMessage(messages.anchorNone)
        : formatMessage(anchors[anchor.source], { name: anchor.name }),
    revocation({ source, status, at }: SignatureReport['revocation']): string {
      if (status === 'unknown') return formatMessage(messages.revocationUnknown);
      const time = at === null ? undefined : format.instant(at);
      const [plain, dated] =
        source === 'network'
          ? [messages.sourceIssuer, messages.sourceIssuerAt]
          : source === 'none'
            ? [messages.sourceNone, messages.sourceNone]
            : [messages.sourceFile, messages.sourceFileAt];
      const clause = time === undefined ? formatMessage(plain) : formatMessage(dated, { time });
      return formatMessage(status === 'good' ? messages.revocationGood : messages.revocationRevoked, {
        source: clause,
      });
    },
    signedPart: ({ index, isWholeFile }: SignatureReport['revision'], total: number): string =>
      isWholeFile
        ? formatMessage(messages.signedWhole)
        : formatMessage(messages.signedRevision, { number: index + 1, total }),
  };
}
