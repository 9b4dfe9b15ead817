import { ButtonLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { passwordMessages } from '../../user/password-messages.ts';
import { twoStepMessages as messages } from '../messages.ts';

/** The way to the page where the password is changed. */
export const PasswordCard = () => (
  <ProfileCard
    title={<FormattedMessage {...passwordMessages.password} />}
    text={<FormattedMessage {...messages.passwordText} />}
  >
    <ButtonLink href="/profile/change-password" variant="secondary">
      <FormattedMessage {...passwordMessages.changePasswordSubmit} />
    </ButtonLink>
  </ProfileCard>
);
