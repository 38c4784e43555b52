// @vitest-environment happy-dom
import type { Answer } from '@ribambelle/api/client.ts';
import {
  choose,
  press,
  readable,
  tick,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const REMINDER: Answer<'getNotificationDefinition'> = {
  cuid: 'reminder',
  version: 3,
  name: 'Rappel',
  title: { fr: 'Bientôt', en: 'Soon' },
  trigger: 'registration.created',
  delay: 4_320,
  delay_type: 'BEFORE_AVAILABILITY',
  recipient_type: 'CUSTOMERS',
  recipient: '',
  collaborators: [],
  global: true,
  dependencies: { activities: [], categories: [], memberships: [] },
  active: true,
  content: [{ type: 'DETAILS' }, { type: 'REMAINING' }],
  requirements: ['NOT_CANCELLED'],
  attachments: [],
  spam_avoidance_delay: 0,
  required: false,
  waiting: 124,
};
const LINE = {
  cuid: 'reminder',
  name: 'Rappel',
  trigger: 'registration.created',
  delay: 4_320,
  delay_type: 'BEFORE_AVAILABILITY',
  recipient_type: 'CUSTOMERS',
  active: true,
  required: false,
  about: [],
  waiting: 124,
  sent: 0,
} as const;

test('the list says in words when each leaves, and finds one without accents', async () => {
  const lines = [
    LINE,
    {
      ...LINE,
      cuid: 'x',
      name: 'À l’été',
      delay: 90,
      delay_type: 'AFTER_TRIGGER',
      active: false,
      waiting: 0,
      about: ['Cirque'],
    } as const,
  ];
  api = openOffice({
    at: '/notifications',
    answers: { listNotificationDefinitions: { data: lines, count: 2 } },
  });
  await screen.findByText('Rappel');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => readable(row.textContent));
  expect(rows[0]).toContain(
    'RappelInscription · 3 jours avant le début de la première date · ToutActive124 à venir',
  );
  expect(rows[1]).toContain('Inscription · 90 minutes après l’événement · CirqueDésactivée');
  write('Chercher une notification', 'a l’ete');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
});

test('one is made with its trigger, its moment and the records that exist already', async () => {
  api = openOffice({
    at: '/notifications/new',
    answers: {
      countNotificationSubjects: { count: 124 },
      createNotificationDefinition: { cuid: 'reminder' },
      getNotificationDefinition: REMINDER,
      previewNotification: () => refuse('NOTIFICATION_NOTHING_TO_SHOW'),
    },
  });
  await screen.findByText('Nouvelle notification');
  write('Nom, pour l’équipe', 'Rappel');
  write('Objet (français)', 'Bientôt');
  await choose('Ce qui la déclenche', 'Adhésion');
  await choose('Compté', 'avant l’expiration');
  write('Délai', '30');
  tick(/Aussi pour 124/u);
  await press('Créer');
  await waitFor(() =>
    expect(api.calls('createNotificationDefinition')).toMatchObject([
      {
        name: 'Rappel',
        trigger: 'membership.created',
        delay: 30 * 24 * 60,
        delay_type: 'BEFORE_EXPIRATION',
        requirements: ['NOT_CANCELLED'],
        existing: true,
      },
    ]),
  );
  await screen.findByText('Rappel');
});

test('blocks are added, moved and removed; a refusal stands at its block', async () => {
  const code = 'MAILING_VARIABLE_UNKNOWN';
  api = openOffice({
    at: '/notifications/reminder',
    answers: {
      getNotificationDefinition: {
        ...REMINDER,
        content: [{ type: 'DETAILS' }, { type: 'BUTTON', label: { fr: 'Voir', en: '' }, href: '' }],
      },
      previewNotification: () => refuse('NOTIFICATION_NOTHING_TO_SHOW'),
      updateNotificationDefinition: () => refuse(code, { 'content.0.label.fr': code }),
    },
  });
  await screen.findByText('124 e-mails attendent leur moment et suivront ce que vous changez.');
  await press('Monter « Bouton »');
  await press('Retirer « Pour qui, quand, où »');
  write('Mots du bouton (français)', '{iban}');
  await press('Enregistrer');
  await waitFor(() => expect(wrongWith('Mots du bouton (français)')).not.toBe(''));
  expect(api.calls('updateNotificationDefinition')).toMatchObject([
    { version: 3, content: [{ type: 'BUTTON', label: { fr: '{iban}' } }] },
  ]);
});

test('of the confirmation of orders only the words change', async () => {
  api = openOffice({
    at: '/notifications/order',
    answers: {
      getNotificationDefinition: {
        ...REMINDER,
        cuid: 'order',
        trigger: 'cart.processed',
        required: true,
      },
      previewNotification: () => refuse('NOTIFICATION_NOTHING_TO_SHOW'),
    },
  });
  await screen.findByDisplayValue('Rappel');
  for (const label of ['Délai', 'Active', 'Pour tout'])
    expect(screen.queryByLabelText(label)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});

test('the preview is read in either language and as text, and tried', async () => {
  api = openOffice({
    at: '/notifications/reminder',
    answers: {
      getNotificationDefinition: REMINDER,
      previewNotification: ({ language = FIRST_LANGUAGE }) => ({
        name: 'Anne Dubois',
        about: 'Cirque · Léa',
        language,
        subject: language === FIRST_LANGUAGE ? 'Bientôt' : 'Soon',
        text: 'Léa, 6 juillet',
        count: 2,
      }),
      tryNotification: {},
    },
  });
  const preview = await screen.findByRole('region', { name: 'Aperçu' });
  await within(preview).findByText('Anne Dubois · Cirque · Léa');
  await press('Inscription suivante', preview);
  within(preview).getByText('Texte seul').click();
  await within(preview).findByText('Léa, 6 juillet');
  within(preview).getByText('anglais').click();
  await within(preview).findByText('Soon');
  await press('M’envoyer un essai', preview);
  await waitFor(() =>
    expect(api.calls('tryNotification')).toMatchObject([
      { notification_definition: 'reminder', at: 1, language: 'en' },
    ]),
  );
});

const DELIVERY: Answer<'listNotificationDeliveries'>['data'][number] = {
  cuid: 'one',
  name: 'Rappel',
  trigger: 'registration.created',
  state: 'WAITING',
  reason: null,
  due_at: '2027-07-01T07:00:00.000Z',
  ended_at: null,
  recipient_type: 'CUSTOMERS',
  recipient: 'anne@example.test',
  about: 'Cirque · Léa',
  registration: 'r',
  mail: null,
  failure: null,
};

test('a family shows why it got nothing, the way to mend it, and sends it again', async () => {
  api = openOffice({
    at: '/customers/anne/mails',
    answers: {
      getOfficeCustomer: { cuid: 'anne', firstname: 'Anne', lastname: 'Dubois' },
      listSentMails: { data: [], count: 0 },
      listNotificationDeliveries: {
        data: [
          { ...DELIVERY, reason: 'CANCELLED' },
          { ...DELIVERY, cuid: 'held', state: 'HELD_BACK', reason: 'ADDRESS_REFUSED' },
        ],
        count: 2,
      },
      sendNotificationNow: { cuid: 'again' },
      cancelNotification: {},
    },
  });
  await screen.findByText(/Ne partira pas : c’est annulé/u);
  await screen.findByText(/l’adresse a été refusée par son serveur\. Corrigez l’adresse/u);
  await press('Ne pas envoyer');
  await waitFor(() =>
    expect(api.calls('cancelNotification')).toEqual([{ notification_delivery: 'one' }]),
  );
  await press('Envoyer maintenant');
  const dialog = await screen.findByRole('dialog');
  await press('Envoyer maintenant', dialog);
  await waitFor(() =>
    expect(api.calls('sendNotificationNow')).toEqual([{ notification_delivery: 'held' }]),
  );
});
