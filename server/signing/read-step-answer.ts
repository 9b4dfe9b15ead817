import type { StepAnswer } from '@sigillum/engine/trust';

interface StepCall {
  pwdotp?: { password?: string | undefined; otp?: string | undefined; resend?: true | undefined } | undefined;
  params?: Record<string, string> | undefined;
}

/** What a call says of the signer's step; one that says nothing asks whether the signer has confirmed elsewhere. */
export function readStepAnswer({ pwdotp, params }: StepCall): StepAnswer {
  if (params) return { kind: 'redirect', params };
  if (!pwdotp) return { kind: 'poll' };
  const { otp: code, password } = pwdotp;
  if (code === undefined) return password === undefined ? { kind: 'resend' } : { kind: 'password', password };
  return { kind: 'otp', code, ...(password && { password }) };
}
