import { addPasskey } from './add-passkey.ts';
import { beginPasskeyLogin } from './begin-passkey-login.ts';
import { beginPasskeyProof } from './begin-passkey-proof.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { finishLogin } from './finish-login.ts';
import { getTwoStep } from './get-two-step.ts';
import { loginWithPasskey } from './login-with-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

export const twoStepHandlers = [
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  beginTotp,
  confirmTotp,
  finishLogin,
  getTwoStep,
  loginWithPasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
];
