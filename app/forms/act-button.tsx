import { Button, type ButtonProps } from '@sigillum/design-system';

interface ActButtonProps extends Omit<ButtonProps, 'type' | 'isLoading' | 'disabled'> {
  name: string;
  value: string;
  /** What sends the form: the page's navigation, or a fetcher. */
  running: { state: 'idle' | 'loading' | 'submitting'; formData?: FormData | undefined };
  /** Hidden fields that tell this form from others like it on the page. */
  of?: Record<string, string>;
}

/**
 * One of several buttons that send a form by what they are called. While one runs, the pressed one, which sent these fields, turns and keeps
 * the focus; the others wait.
 */
export function ActButton({ running: { state, formData }, of, name, value, ...button }: ActButtonProps) {
  const isBusy = state !== 'idle';
  const isPressed = Object.entries({ ...of, [name]: value }).every(([field, sent]) => formData?.get(field) === sent);
  return (
    <Button
      {...{ ...button, name, value }}
      type="submit"
      isLoading={isBusy && isPressed}
      disabled={isBusy && !isPressed}
    />
  );
}
