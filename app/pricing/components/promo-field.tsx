import { Button, FormLayout, Inline, Text, TextField } from '@sigillum/design-system';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';

export interface PromoFieldProps {
  /** The code that is taken into account. */
  code: string | null;
  /** What is wrong with that code, as far as it is. */
  refusal: string | undefined;
  onCode: (code: string | null) => void;
}

/** A code for a discount: tried with the next calculation. One that is refused stays in the field, to be put right. */
export function PromoField({ code, refusal, onCode }: PromoFieldProps) {
  const { formatMessage } = useIntl();
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal !== undefined) fieldRef.current?.focus();
  }, [refusal]);

  function apply(event: FormEvent) {
    event.preventDefault();
    const typed = fieldRef.current?.value.trim() ?? '';
    if (typed === '') fieldRef.current?.focus();
    else onCode(typed.toUpperCase());
  }

  const without = code !== null && (
    <Button variant="quiet" size="small" onClick={() => onCode(null)}>
      <FormattedMessage {...messages.promoRemove} />
    </Button>
  );
  if (code !== null && refusal === undefined)
    return (
      <Inline gap={3} justify="space-between">
        <Text size="small" role="status">
          <FormattedMessage {...messages.promoTaken} values={{ code: <bdi key="code">{code}</bdi> }} />
        </Text>
        {without}
      </Inline>
    );
  return (
    <form key={code} noValidate onSubmit={apply}>
      <FormLayout style={{ gap: '0.5rem' }}>
        <TextField
          ref={fieldRef}
          label={formatMessage(messages.promo)}
          optionalText={formatMessage(commonMessages.optional)}
          name="promoCode"
          defaultValue={code ?? ''}
          error={refusal}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Inline>
          <Button type="submit" variant="secondary" size="small">
            <FormattedMessage {...messages.promoApply} />
          </Button>
          {without}
        </Inline>
      </FormLayout>
    </form>
  );
}
