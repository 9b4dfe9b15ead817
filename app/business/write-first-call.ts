/** Stands for the key where none is shown. */
export const keyPlaceholder = 'YOUR_KEY';

/**
 * The first calls of a program, for a shell: the log-in, and what may be sealed with the token. It runs exactly as it is shown
 * (tests/e2e/business/api-users.spec.ts). Names and keys hold no character that a shell or JSON would read otherwise.
 */
export const writeFirstCall = (publicUrl: string, username: string, key: string): string =>
  `TOKEN=$(curl --silent --show-error --fail-with-body ${publicUrl}/machine/v2/access/login \\
  --header 'Content-Type: application/json' \\
  --data '{"username": "${username}", "api-key": "${key}"}') &&
curl --silent --show-error --fail-with-body ${publicUrl}/machine/v2/user/signature-qualities \\
  --header "Authorization: Bearer $TOKEN"`;
