import { answer, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const draft = {
  cuid: 'camp',
  state: 'DRAFT',
  subject: { fr: 'Le camp', en: '' },
  text: { fr: '<p>Bonjour</p>', en: '' },
  recipients: { on: 'SEGMENT', segment: 'all' },
  chosen: { on: 'SEGMENT', names: ['Tous'], count: 1 },
  version: 4,
} as const;

const preview = {
  families: 2,
  recipient: { name: 'Anne Dubois', email: 'anne@dubois.test', language: 'fr', subject: 'Le camp' },
} as const;

const open = async () => {
  api = openOffice({
    at: '/mailings/camp/message',
    answers: { getMailing: draft, previewMailing: preview },
  });
  await screen.findByText('Anne Dubois (1 sur 2)');
};

const send = async () => {
  await press('Envoyer à 2 familles');
  await answer(/^Envoyer/, 'Envoyer à 2 familles');
};

test('a sent mailing shows its progress, and its preview is not requested again', async () => {
  await open();
  api.answer({
    sendMailing: () => {
      api.answer({
        getMailing: { ...draft, state: 'WRITING' },
        previewMailing: () => refuse('MAILING_BEGUN'),
      });
      return {};
    },
  });
  await send();
  await waitFor(() => expect(screen.queryByText('Anne Dubois (1 sur 2)')).toBeNull());
  expect(api.calls('sendMailing')).toEqual([{ mailing: 'camp', as_read: 4, families: 2 }]);
  expect(api.calls('previewMailing')).toEqual([{ mailing: 'camp', at: 0 }]);
});

test('a mailing that is not sent because a family joined meanwhile is counted again', async () => {
  await open();
  api.answer({
    sendMailing: () => refuse('MAILING_RECIPIENTS_CHANGED'),
    previewMailing: { ...preview, families: 3 },
  });
  await send();
  expect(await screen.findByText('Anne Dubois (1 sur 3)')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Envoyer à 3 familles' })).toBeTruthy();
});

test('a planned mailing is taken back, even by somebody who cannot see its e-mail', async () => {
  api = openOffice({
    at: '/mailings/camp/message',
    answers: {
      getMailing: { ...draft, state: 'PLANNED', send_at: '2026-07-06T07:00:00.000Z' },
      previewMailing: () => refuse('SEGMENT_NOT_FOUND'),
      unplanMailing: {},
    },
  });
  await press('Reprendre en brouillon');
  await waitFor(() => expect(api.calls('unplanMailing')).toEqual([{ mailing: 'camp' }]));
});

test('recipients of chosen days are named by the first and the last of them (O7)', async () => {
  const filters = { from: '2026-06-08', until: '2026-06-10' };
  api = openOffice({
    at: '/mailings/camp/message',
    answers: {
      getMailing: {
        ...draft,
        recipients: { on: 'DATES', selection: { by: 'FILTERS', filters, except: [] } },
        chosen: { on: 'DATES', names: [], count: 0 },
      },
      previewMailing: preview,
    },
  });
  expect(await screen.findByText(/^les inscrits du .*8 juin.* au .*10 juin/)).toBeTruthy();
});
