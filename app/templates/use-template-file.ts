import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { replaceTemplateDocument } from '@sigillum/api-contracts/templates/replace-template-document.ts';
import { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { uploadTemplate } from '@sigillum/api-contracts/templates/upload-template.ts';
import { useState } from 'react';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { bridge } from '../http/browser-api.ts';
import { describeFile, unanswered } from '../http/idempotency-key.ts';
import { sendFile } from '../http/send-file.ts';

/** Sends a PDF that a template begins with, or that takes the place of one of its documents; `onDone` gets the template. */
export function useTemplateFile(onDone: (template: Template) => unknown) {
  const format = useTexts();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();

  async function run(address: string, file: File) {
    setIsSending(true);
    setError(undefined);
    try {
      const { signal } = new AbortController();
      const options = { contentType: 'application/pdf', answer: Template, signal, onProgress: () => undefined };
      const template = await unanswered.call([address, describeFile(file)], (idempotencyKey) =>
        sendFile(bridge(address), file, { ...options, idempotencyKey }),
      );
      await onDone(template);
    } catch (failure) {
      setError(format(describeFailure(failure)));
    } finally {
      setIsSending(false);
    }
  }

  return {
    isSending,
    error,
    upload: (file: File) => void run(uploadTemplate.path, file),
    replace: (params: { id: string; document_id: string }, file: File) =>
      void run(fillPath(replaceTemplateDocument.path, params), file),
  };
}
