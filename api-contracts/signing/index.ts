import { checkTanDirectly } from './check-tan-directly.ts';
import { resendTanDirectly } from './resend-tan-directly.ts';
import { signDirectly } from './sign-directly.ts';
import { sign } from './sign.ts';

export const signingEndpoints = { checkTanDirectly, resendTanDirectly, sign, signDirectly };
