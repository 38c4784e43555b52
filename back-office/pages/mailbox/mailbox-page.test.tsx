import { press, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const line = {
  cuid: 'one',
  recipient: 'anne@example.test',
  subject: 'Votre commande',
  state: 'FAILED',
  failure: 'TIME_OUT',
  created_at: '2026-07-03T08:00:00.000Z',
} as const;
const unsent = { count: 3, since: '2026-07-03T08:00:00.000Z' };
const last_run = {
  started_at: '2026-07-06T07:59:00.000Z',
  total: 3,
  waiting: 0,
  sent: 1,
  failed: 0,
  refused: 1,
  obsolete: 1,
};

const open = async (
  at: string,
  answers: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at,
    answers: {
      listSentMails: { data: [line], count: 1 },
      getMailStatus: { delivers: true, unsent, sending: null },
      ...answers,
    },
    ...(may === undefined ? {} : { may }),
  });
  await screen.findAllByText('Votre commande');
};

test('all waiting e-mails are sent after a preview of those left out, and the result is shown', async () => {
  await open('/mailbox', { sendMailsAgain: { waiting: 2, obsolete: 1 } });
  await press('Envoyer ce qui attend (3)');
  expect(await screen.findByText(/^3 e-mails partent maintenant/)).toBeTruthy();
  const sending = { ...last_run, waiting: 2 };
  api.answer({
    getMailStatus: { delivers: true, unsent: { count: 0, since: null }, sending },
    sendMailsAgain: { waiting: 2, obsolete: 1 },
  });
  await press('Renvoyer');
  await screen.findByText('Envoi des e-mails : 1 sur 3…');
  expect(api.calls('sendMailsAgain')).toEqual([{ mail: null }]);
  const ended_status = { delivers: true, unsent: { count: 0, since: null }, sending: last_run };
  api.answer({ getMailStatus: ended_status });
  await screen.findByText(
    'Dernier envoi : 1 parti · 1 à une adresse refusée · 1 périmé, non envoyé',
  );
});

test('the address filters the e-mails', async () => {
  await open('/mailbox?state=UNSENT');
  expect(api.calls('listSentMails').at(-1)).toMatchObject({ state: 'UNSENT' });
});

test('an unsent e-mail says why, in our words and the server’s, and is sent again with one press', async () => {
  const mail = {
    ...line,
    answer: 'Greeting never received',
    resendable: true,
    secret: true,
    sent_at: null,
  };
  await open('/mailbox/one', { getSentMail: mail, sendMailsAgain: { waiting: 1, obsolete: 0 } });
  await screen.findByText('Greeting never received');
  expect(readable(document.body.textContent)).toContain('Le serveur n’a pas répondu à temps.');
  await press('Renvoyer');
  await waitFor(() => expect(api.calls('sendMailsAgain')).toEqual([{ mail: 'one' }]));
});

test('a sent e-mail is in a frame that can be focused, so that a panel without buttons scrolls by keyboard too', async () => {
  const sent_at = '2026-07-03T08:00:05.000Z';
  const mail = {
    ...line,
    state: 'SENT',
    failure: null,
    answer: '',
    secret: false,
    sent_at,
  } as const;
  await open('/mailbox/one', { getSentMail: mail });
  const frame = await screen.findByTitle('L’e-mail');
  expect(frame.getAttribute('tabindex')).toBe('0');
});

test('without a mail server, or without the right, nothing can be sent', async () => {
  await open('/mailbox', { getMailStatus: { delivers: false, unsent, sending: null } });
  expect(screen.queryByText('Envoyer ce qui attend (3)')).toBeNull();
  closeOffice(api);
  await open('/mailbox', {}, ['mails.read']);
  expect(screen.queryByText('Envoyer ce qui attend (3)')).toBeNull();
});
