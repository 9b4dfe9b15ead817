import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { useIntl } from 'react-intl';
import { useRoot } from '../../layouts/use-root.ts';
import { signatureRequestsQualityMessages as messages } from '../quality-messages.ts';
import { QualityBadge, qualityTexts } from './quality-badge.tsx';

/** The name of a quality that is asked for; where this installation only demonstrates it, that is part of the name. */
export function useAskedQuality(): (quality: Quality) => string {
  const { formatMessage } = useIntl();
  const { demonstrated } = useRoot();
  return (quality) => {
    const name = formatMessage(qualityTexts[quality]);
    return demonstrated.includes(quality) ? formatMessage(messages.demonstrated, { quality: name }) : name;
  };
}

/** The least quality that each signature of a request must reach. */
export function AskedQualityBadge({ quality }: { quality: Quality }) {
  const { demonstrated } = useRoot();
  const nameAsked = useAskedQuality();
  return <QualityBadge quality={demonstrated.includes(quality) ? 'DEMO' : quality} name={nameAsked(quality)} />;
}
