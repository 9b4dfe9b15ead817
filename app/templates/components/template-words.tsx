import { Button, Inline, Plus, Stack, TextArea, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { signerLanguages } from '../../signature-requests/signer-languages.ts';
import { templatesMessages as messages } from '../messages.ts';
import type { WrittenTemplate } from '../write-template.ts';

export interface TemplateWordsProps extends Pick<WrittenTemplate, 'texts'> {
  isReadOnly: boolean;
  onChange: (change: Pick<WrittenTemplate, 'texts'>) => void;
}

type Words = WrittenTemplate['texts'][number];

/** Title and message in each language. */
export function TemplateWords({ texts, isReadOnly, onChange }: TemplateWordsProps) {
  const { formatMessage } = useIntl();
  const nameLanguage = (value: string) => signerLanguages.find((one) => one.value === value)!.label;
  const write = (language: string, part: Partial<Words>) =>
    onChange({ texts: texts.map((text) => (text.language === language ? { ...text, ...part } : text)) });
  const missing = signerLanguages.filter(({ value }) => !texts.some(({ language }) => language === value));
  return (
    <StepSection title={<FormattedMessage {...messages.words} />} text={<FormattedMessage {...messages.wordsText} />}>
      {texts.map(({ language, title, message = '' }) => (
        <Stack gap={3} key={language}>
          <TextField
            label={formatMessage(messages.wordsTitle, { language: nameLanguage(language) })}
            value={title}
            maxLength={255}
            required
            readOnly={isReadOnly}
            onChange={(event) => write(language, { title: event.target.value })}
          />
          <TextArea
            label={formatMessage(messages.wordsMessage, { language: nameLanguage(language) })}
            value={message}
            readOnly={isReadOnly}
            onChange={(event) => write(language, { message: event.target.value })}
          />
          {!isReadOnly && texts.length > 1 && (
            <div>
              <Button
                variant="quiet"
                onClick={() => onChange({ texts: texts.filter((text) => text.language !== language) })}
              >
                <FormattedMessage {...messages.removeLanguage} values={{ language: nameLanguage(language) }} />
              </Button>
            </div>
          )}
        </Stack>
      ))}
      {isReadOnly || missing.length === 0 ? null : (
        <Inline gap={2}>
          {missing.map(({ value, label }) => (
            <Button
              key={value}
              variant="secondary"
              icon={<Plus aria-hidden />}
              onClick={() => onChange({ texts: [...texts, { language: value, title: texts[0]?.title ?? '' }] })}
            >
              <FormattedMessage {...messages.addLanguage} values={{ language: label }} />
            </Button>
          ))}
        </Inline>
      )}
    </StepSection>
  );
}
