import { useIntl } from 'react-intl';
import type { FieldState, FormState } from '../../forms/use-form.ts';
import { businessProfileMessages as messages } from '../profile-messages.ts';

type Current = (name: string, value: string | null | undefined) => FieldState & { defaultValue: string; hint?: string };

/**
 * Props of a field that holds a value of the business. After a refusal what was typed stays; what a colleague has made of it meanwhile
 * stands below.
 */
export function useCurrent(field: FormState['field']): Current {
  const { formatMessage } = useIntl();
  return (name, value) => {
    const { defaultValue: typed, ...props } = field(name);
    const now = value ?? '';
    if (typed === undefined || typed === now || props.error) return { ...props, defaultValue: typed ?? now };
    const hint = now ? formatMessage(messages.now, { value: now }) : formatMessage(messages.nowEmpty);
    return { ...props, defaultValue: typed, hint };
  };
}
