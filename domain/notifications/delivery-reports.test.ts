import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfReport, readDeliveryReports } from './delivery-reports.ts';

const REPORT = `Reporting-MTA: dns; mx.example.org
Arrival-Date: Mon, 5 Jan 2026 09:00:00 +0100

Final-Recipient: rfc822; anne@example.test
Action: failed
Status: 5.1.1 (bad destination mailbox)
Diagnostic-Code: smtp; 550 5.1.1 <anne@example.test>: Recipient
    address rejected: User unknown
`;

test.each([REPORT, REPORT.replaceAll('\n', '\r\n'), REPORT.replace('Action', 'ACTION')])(
  'the status of a recipient is read, over several lines and with any line endings',
  (text) => {
    expect(readDeliveryReports(text)).toEqual([
      {
        action: 'failed',
        status: '5.1.1',
        words: '550 5.1.1 <anne@example.test>: Recipient address rejected: User unknown',
      },
    ]);
  },
);

test('a message that is not a report gives nothing, whatever its content', () => {
  expect(readDeliveryReports('')).toEqual([]);
  expect(readDeliveryReports('Action: failed\nStatus: very bad')).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const one of readDeliveryReports(text)) expect(one.words.length).toBeLessThan(1001);
    }),
  );
});

test.each([
  ['failed', '5.1.1', { ended: true, state: 'REFUSED', failure: 'ADDRESS_REFUSED' }],
  ['failed', '5.1.10', { ended: true, state: 'REFUSED', failure: 'ADDRESS_REFUSED' }],
  ['failed', '5.2.1', { ended: true, state: 'REFUSED', failure: 'ADDRESS_REFUSED' }],
  ['failed', '5.4.4', { ended: true, state: 'REFUSED', failure: 'ADDRESS_REFUSED' }],
  ['failed', '5.0.0', { ended: true, state: 'REFUSED', failure: 'ADDRESS_REFUSED' }],
  ['failed', '5.2.2', { ended: true, state: 'FAILED', failure: 'MESSAGE_REFUSED' }],
  ['failed', '5.7.1', { ended: true, state: 'FAILED', failure: 'MESSAGE_REFUSED' }],
  ['failed', '4.4.7', { ended: true, state: 'FAILED', failure: 'DELAYED' }],
  ['delayed', '4.4.1', { ended: false }],
  ['delivered', '2.0.0', null],
  ['relayed', '2.0.0', null],
])('%s with %s', (action, status, expected) => {
  expect(endOfReport({ action, status, words: '' })).toEqual(expected);
});
