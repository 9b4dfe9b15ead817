import { describe, expect, it } from 'vitest';
import * as documents from '../documents/examples.ts';
import { SignatureReport } from '../documents/report-schemas.ts';
import { Document, PageText } from '../documents/schemas.ts';
import * as requests from './examples.ts';
import { RequestsAtRisk } from './list-at-risk.ts';
import { SignatureRequestPage } from './list-schemas.ts';
import { FoundPlaceholders } from './placeholder-schemas.ts';
import * as schemas from './schemas.ts';

describe('examples of requests and documents', () => {
  it.each([
    ['a request', schemas.SignatureRequest, requests.signatureRequestExample],
    ['a draft', schemas.SignatureRequest, requests.draftExample],
    ['a visitor’s request', schemas.DirectSignatureRequest, requests.directSignatureRequestExample],
    ['progress', schemas.RequestProgress, requests.requestProgressExample],
    ['events', schemas.RequestEvents, requests.requestEventsExample],
    ['placeholders', FoundPlaceholders, requests.foundPlaceholdersExample],
    ['a lock', schemas.LockStatus, requests.lockStatusExample],
    ['the stand of a signature', schemas.SignatureProgress, requests.signatureProgressExample],
    ['ways to be identified', schemas.IdentMethods, requests.identMethodsExample],
    ['reminders', schemas.Reminders, requests.remindersExample],
    ['what is at risk', RequestsAtRisk, requests.requestsAtRiskExample],
    ['a page of the list', SignatureRequestPage, requests.signatureRequestPageExample],
    ['a document', Document, documents.documentExample],
    ['a page’s text', PageText, documents.pageTextExample],
    ['a report', SignatureReport, documents.signatureReportExample],
  ])('%s fits its schema and names no unknown field', (_name, schema, example) => {
    expect(schema.parse(example)).toEqual(example);
  });
});
