import { FormattedMessage } from 'react-intl';
import { identificationDirectMessages as directMessages } from '../direct-messages.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';

interface NameHintProps {
  /** The account's, or that of the invitation; empty where it says none. */
  name: string;
  isVisit: boolean;
}

/** Which name an identification has to find. */
export const NameHint = ({ name, isVisit }: NameHintProps) =>
  name ? (
    <FormattedMessage
      {...(isVisit ? directMessages.nameHint : messages.nameHint)}
      values={{ name: <bdi key="name">{name}</bdi> }}
    />
  ) : (
    <FormattedMessage {...directMessages.nameUnknown} />
  );
