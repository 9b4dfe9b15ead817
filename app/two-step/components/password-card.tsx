import { ButtonLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { userPasswordMessages } from '../../user/password-messages.ts';
import { twoStepMessages as messages } from '../messages.ts';

/** The way to the page where the password is changed. */
export const PasswordCard = () => (
  <ProfileCard
    title={<FormattedMessage {...userPasswordMessages.password} />}
    text={<FormattedMessage {...messages.passwordText} />}
  >
    <ButtonLink href="/profile/change-password" variant="secondary">
      <FormattedMessage {...userPasswordMessages.changePasswordSubmit} />
    </ButtonLink>
  </ProfileCard>
);
