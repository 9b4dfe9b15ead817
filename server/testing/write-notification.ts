interface Recipient {
  action?: string;
  status?: string;
}

/** A delivery status notification as mail servers write it (RFC 3464), of a mail whose text does not come back. */
export function writeNotification({
  recipients,
  type = 'multipart/report; report-type=delivery-status; boundary="=_part"',
  statusType = 'message/delivery-status',
}: {
  recipients?: readonly Recipient[];
  type?: string;
  statusType?: string;
} = {}): string {
  const groups = (recipients ?? [{}]).map(({ action = 'failed', status = '5.1.1' }, index) => [
    '',
    `Final-Recipient: rfc822; somebody-${index}@example.it`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.it',
    'Diagnostic-Code: smtp; 550 5.1.1 no such mailbox,',
    '    and there never was',
  ]);
  return [
    'From: MAILER-DAEMON@mx.example.ch',
    'To: whoever sent it',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--=_part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered.',
    '',
    '--=_part',
    `Content-Type: ${statusType}`,
    '',
    'Reporting-MTA: dns; mx.example.ch',
    'Arrival-Date: Mon, 23 Nov 2026 09:30:00 +0100',
    ...groups.flat(),
    '',
    '--=_part',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Sigillum <no-reply@sign.example.ch>',
    'Subject: Please sign',
    '',
    '--=_part--',
    '',
  ].join('\r\n');
}
