import { accept } from './accept.ts';
import { changePassword } from './change-password.ts';
import { checkPassword } from './check-password.ts';
import { getSignatureQualitiesDirectly } from './get-signature-qualities-directly.ts';
import { getSignatureQualities } from './get-signature-qualities.ts';
import { getUserDirectly } from './get-user-directly.ts';
import { getUser } from './get-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { updateUserDirectly } from './update-user-directly.ts';
import { updateUser } from './update-user.ts';
import { validConfirmation } from './valid-confirmation.ts';
import { validReset } from './valid-reset.ts';

export const userHandlers = [
  accept,
  changePassword,
  checkPassword,
  getSignatureQualities,
  getSignatureQualitiesDirectly,
  getUser,
  getUserDirectly,
  login,
  logout,
  register,
  requestConfirmation,
  requestReset,
  resetPassword,
  updateUser,
  updateUserDirectly,
  validConfirmation,
  validReset,
];
