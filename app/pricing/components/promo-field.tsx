import { Button, FormLayout, Inline, Text, TextField } from '@sigillum/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';

export interface PromoFieldProps {
  /** The code that is taken into account. */
  code: string | null;
  /** Why that code does not hold any more, for example for another plan. */
  refusal: unknown;
  /** Throws what is wrong with a code; undefined while what it is for is incomplete. */
  judge: ((code: string) => Promise<unknown>) | undefined;
  onCode: (code: string | null) => void;
}

/** A code for a discount. One that is refused stays in the field, to be put right, and the price as it is without it. */
export function PromoField({ code, refusal, judge, onCode }: PromoFieldProps) {
  const { formatMessage } = useIntl();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isJudging, setIsJudging] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const problem = failure ?? refusal;
  const complaint = useProblemText(problem);
  useEffect(() => {
    if (problem !== undefined) fieldRef.current?.focus();
  }, [problem]);

  function choose(next: string | null) {
    setFailure(undefined);
    onCode(next);
  }

  async function apply(event: FormEvent) {
    event.preventDefault();
    const typed = fieldRef.current?.value.trim().toUpperCase() ?? '';
    if (typed === '') fieldRef.current?.focus();
    else if (judge && !isJudging) {
      setIsJudging(true);
      try {
        await judge(typed);
        choose(typed);
      } catch (error) {
        setFailure(error);
      } finally {
        setIsJudging(false);
      }
    }
  }

  const without = code !== null && (
    <Button variant="quiet" size="small" onClick={() => choose(null)}>
      <FormattedMessage {...messages.promoRemove} />
    </Button>
  );
  if (code !== null && complaint === undefined)
    return (
      <Inline gap={3} justify="space-between">
        <Text size="small" role="status">
          <FormattedMessage {...messages.promoTaken} values={{ code: <bdi key="code">{code}</bdi> }} />
        </Text>
        {without}
      </Inline>
    );
  return (
    <form key={code} noValidate onSubmit={(event) => void apply(event)}>
      <FormLayout style={{ gap: '0.5rem' }}>
        <TextField
          ref={fieldRef}
          label={formatMessage(messages.promo)}
          optionalText={formatMessage(commonMessages.optional)}
          name="promoCode"
          defaultValue={code ?? ''}
          error={complaint}
          readOnly={isJudging}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Inline>
          <Button type="submit" variant="secondary" size="small" isLoading={isJudging}>
            <FormattedMessage {...messages.promoApply} />
          </Button>
          {without}
        </Inline>
      </FormLayout>
    </form>
  );
}
