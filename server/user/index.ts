import { findIdentityProvider } from './find-identity-provider.ts';
import { completeSsoSetup } from './complete-sso-setup.ts';
import { answerIdentityProvider } from './answer-identity-provider.ts';
import { accept } from './accept.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { cancelPhoneCode } from './cancel-phone-code.ts';
import { changePassword } from './change-password.ts';
import { checkPassword } from './check-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteUser } from '../departure/delete-user.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { exportUser } from '../departure/export-user.ts';
import { getDeletion } from '../departure/get-deletion.ts';
import { getSignatureQualitiesDirectly } from './get-signature-qualities-directly.ts';
import { getSignatureQualities } from './get-signature-qualities.ts';
import { getUserDirectly } from './get-user-directly.ts';
import { getUser } from './get-user.ts';
import { keepCelloCode } from './keep-cello-code.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { resendPhoneCode } from './resend-phone-code.ts';
import { respondPhoneCode } from './respond-phone-code.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { updateUserDirectly } from './update-user-directly.ts';
import { updateUser } from './update-user.ts';
import { validConfirmation } from './valid-confirmation.ts';
import { validReset } from './valid-reset.ts';

export const userHandlers = [
  findIdentityProvider,
  completeSsoSetup,
  answerIdentityProvider,
  accept,
  cancelEmailChange,
  cancelPhoneCode,
  changePassword,
  checkPassword,
  confirmEmail,
  deleteUser,
  endOtherSessions,
  endSession,
  exportUser,
  getDeletion,
  getSignatureQualities,
  getSignatureQualitiesDirectly,
  getUser,
  getUserDirectly,
  keepCelloCode,
  listSessions,
  login,
  logout,
  register,
  requestConfirmation,
  requestReset,
  resetPassword,
  resendPhoneCode,
  respondPhoneCode,
  updateUser,
  updateUserDirectly,
  validConfirmation,
  validReset,
];
