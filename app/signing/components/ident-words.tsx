import type { IdentMethods } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Bullets } from '../../common/bullets.ts';
import { identificationDirectMessages } from '../../identification/direct-messages.ts';
import { identMethodTexts } from '../../identification/ident-methods.ts';
import { useHost } from '../host.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';

export interface IdentWordsProps extends Pick<IdentMethods, 'is_needed' | 'is_known' | 'methods'> {
  /** Where the person is identified. */
  href?: string | undefined;
}

/** That a trust service must know the person before this signature, while nothing says that one does; and how that can come about. */
export function IdentWords({ is_needed, is_known, methods, href }: IdentWordsProps) {
  // Whoever identifies people shows itself in no frame.
  const isFramed = useHost() !== undefined;
  if (!is_needed || is_known) return null;
  return (
    <>
      <Text size="small">
        <FormattedMessage {...messages.identNeeded} />
        {href !== undefined && (
          <>
            {' '}
            <TextLink href={href} {...(isFramed && { target: '_blank', rel: 'noopener' })}>
              <FormattedMessage {...identificationDirectMessages.needed} />
            </TextLink>
          </>
        )}
      </Text>
      {methods.length > 0 ? (
        <Bullets>
          {methods.map((method) => (
            <Text tag="li" size="small" key={method}>
              <FormattedMessage {...identMethodTexts[method].name} />
            </Text>
          ))}
        </Bullets>
      ) : null}
    </>
  );
}
