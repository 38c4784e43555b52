import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import {
  address,
  answer,
  click,
  facts,
  findField,
  findPanel,
  lines,
  press,
  tick,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const circus = {
  cuid: 'circus',
  reference: 'R-101',
  communication: '+++000/0000/00101+++',
  participant_name: 'Léa Dubois',
  customer_name: 'Anne Dubois',
  activity_title: 'Cirque',
  start_at: '2026-07-13T07:00:00.000Z',
  created_at: '2026-06-30T12:05:00.000Z',
  quantity: 1,
  total_amount: 12000,
  paid_amount: 3600,
  credit_amount: 0,
  receivable_id: 51,
  participant: { cuid: 'lea', name: 'Léa Dubois' },
  customer: { cuid: 'anne', name: 'Anne Dubois', email: 'anne@example.test', phone: '0470 12' },
  availability: { cuid: 'camp', location: 'Grande salle' },
  dates: [
    {
      id: 1,
      start_at: '2026-07-13T07:00:00.000Z',
      end_at: '2026-07-13T14:00:00.000Z',
      takes_place: true,
    },
  ],
  options: [{ title: 'Garderie', label: 'Matin', content: 'Dès 8 h', amount: 1500 }],
  questions: [{ title: 'Allergies', content: 'Noix' }],
  price_lines: [
    { label: 'Cirque', amount: 10500 },
    { label: 'Garderie', amount: 1500 },
  ],
  payments: [
    {
      cuid: 'paid',
      method: 'TRANSFER',
      amount: 3600,
      way: null,
      created_at: '2026-07-01T07:00:00Z',
    },
  ],
  mails: [{ cuid: 'mail', subject: 'Votre inscription', created_at: '2026-06-30T12:06:00Z' }],
} as const;

const open = async (
  at: string,
  of: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: readonly Permission[],
) => {
  api = openOffice({
    at,
    answers: { getOfficeRegistration: circus, ...of },
    ...(may === undefined ? {} : { may }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Léa Dubois · Cirque' });
  return screen.getByRole('main');
};
const tabsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('.office-tabs a')].map(({ textContent }) => textContent);

test('shows the facts, dates, options and answers; the money is in a separate tab', async () => {
  const page = await open('/registrations/circus/overview');
  expect(tabsOf(page)).toEqual(['Aperçu', 'Argent', 'E-mails', 'Notes', 'Historique', 'Journal']);
  const facts_expected = { État: 'À payer', Référence: 'R-101', Allergies: 'Noix' };
  await waitFor(() => expect(facts(page)).toMatchObject(facts_expected));
  expect(lines(page)).toEqual([
    'lun. 13 juil. 2026 | 9 h – 16 h',
    'Garderie · MatinDès 8 h | 15,00 €',
  ]);
  await click(within(page).getByRole('link', { name: 'Argent' }));
  await waitFor(() => expect(address()).toBe('/registrations/circus/money'));
  expect(lines(page)).toEqual([
    'Cirque | 105,00 €',
    'Garderie | 15,00 €',
    'Total | 120,00 €',
    'Reste à payer | 84,00 €',
    'Virement · Imprimer le reçu01/07/2026 à 9 h | 36,00 €',
  ]);
});

test('shows the history, most recent first', async () => {
  const page = await open('/registrations/circus/history', {
    getOfficeRegistration: {
      ...circus,
      changed_at: '2026-07-02T07:00:00.000Z',
      cancelled_at: '2026-07-03T07:00:00.000Z',
      cancellation_message: 'Malade',
      waivers: [
        {
          waived: ['AGE', 'ANSWERS'],
          note: 'Vu avec la directrice',
          by: 'Sophie',
          at: '2026-06-30T12:05:00.000Z',
          holds: false,
        },
      ],
      review: { cuid: 'r', score: 4, message: 'Super', created_at: '2026-07-05T07:00:00.000Z' },
    },
    listRegistrationNotes: {
      data: [
        {
          cuid: 'n1',
          text: 'Prévoyez des bottes',
          author_name: 'Tom Maes',
          created_at: '2026-07-04T07:00:00.000Z',
          for_family: true,
        },
        {
          cuid: 'n2',
          text: 'Impayé',
          author_name: 'Sophie Peeters',
          created_at: '2026-07-01T06:00:00.000Z',
          for_family: false,
        },
      ],
    },
  });
  expect(lines(page)).toEqual([
    'Avis de la famille : 4/5Super | 05/07/2026 à 9 h',
    'Note de Tom Maes, lue par la famillePrévoyez des bottes | 04/07/2026 à 9 h',
    'Inscription annuléeMalade | 03/07/2026 à 9 h',
    'Modifiée par la famille | 02/07/2026 à 9 h',
    'Virement36,00 € | 01/07/2026 à 9 h',
    'Note de Sophie PeetersImpayé | 01/07/2026 à 8 h',
    'Votre inscriptionE-mail à la famille | 30/06/2026 à 14 h 06',
    'Inscription par la famille | 30/06/2026 à 14 h 05',
    'Sophie a accepté un âge hors limites et des réponses manquantes (ne vaut plus)Vu avec la directrice | 30/06/2026 à 14 h 05',
  ]);
});

test('the history shows staff changes: transfer, replacement and restoration, with before and after', async () => {
  const before = {
    participant: 'Léa Dubois',
    activity_title: 'Cirque',
    start_at: '2026-07-13T07:00:00.000Z',
    end_at: '2026-07-13T14:00:00.000Z',
    total_amount: 12000,
  };
  const after = {
    ...before,
    start_at: '2026-08-03T07:00:00.000Z',
    end_at: '2026-08-04T14:00:00.000Z',
  };
  const replacement = { ...after, participant: 'Zoé Dubois', total_amount: 11000 };
  const change = { by: 'Sophie Peeters', reason: null, cancelled_at: null };
  const cancelled_at = '2026-07-03T07:00:00.000Z';
  const page = await open('/registrations/circus/history', {
    getOfficeRegistration: {
      ...circus,
      payments: [],
      mails: [],
      changes: [
        {
          ...change,
          cuid: 'a',
          kind: 'TRANSFER',
          created_at: '2026-07-01T07:00:00.000Z',
          was: before,
          became: after,
        },
        {
          ...change,
          cuid: 'b',
          kind: 'REPLACEMENT',
          created_at: '2026-07-02T07:00:00.000Z',
          was: after,
          became: replacement,
        },
        {
          ...change,
          cancelled_at,
          cuid: 'c',
          kind: 'RESTORATION',
          created_at: '2026-07-04T07:00:00.000Z',
          was: replacement,
          became: replacement,
        },
      ],
    },
  });
  expect(lines(page)).toEqual([
    'Rétablie par Sophie Peeters | 04/07/2026 à 9 h',
    'Inscription annulée | 03/07/2026 à 9 h',
    'Place donnée à quelqu’un d’autre par Sophie PeetersLéa Dubois → Zoé Dubois · 120,00 € → 110,00 € | 02/07/2026 à 9 h',
    'Déplacée par Sophie PeetersCirque, lun. 13 juil. 2026 → Cirque, lun. 3 août 2026, mar. 4 août 2026 | 01/07/2026 à 9 h',
    'Inscription par la famille | 30/06/2026 à 14 h 05',
  ]);
});

test('without the rights to money and e-mails, no tab shows any', async () => {
  const hidden = { ...circus, total_amount: null, paid_amount: null, payments: [], mails: [] };
  const page = await open('/registrations/circus/history', { getOfficeRegistration: hidden }, [
    'registrations.read',
  ]);
  expect(tabsOf(page)).toEqual(['Aperçu', 'Historique']);
  expect(lines(page)).toEqual(['Inscription par la famille | 30/06/2026 à 14 h 05']);
});

test.each([
  [0, 'La place sera de nouveau libre.'],
  [1, 'La place va d’abord à la liste d’attente, où une personne attend.'],
  [3, 'La place va d’abord à la liste d’attente, où 3 personnes attendent.'],
])(
  'with %i on the waiting list, the cancellation says who gets the place',
  async (count, words) => {
    const page = await open('/registrations/circus/overview', {
      listOfficeWaitingList: { data: [], count },
    });
    await press('Annuler l’inscription', page);
    const question = await findPanel('Annuler l’inscription de Léa Dubois ?');
    expect(await within(question).findByText(words, { exact: false })).toBeTruthy();
  },
);

test('is cancelled from any tab, and the page shows it', async () => {
  const page = await open('/registrations/circus/mails', {
    cancelOfficeRegistration: { refundable_amount: 3600 },
  });
  await press('Annuler l’inscription', page);
  const title = 'Annuler l’inscription de Léa Dubois ?';
  const question = await findPanel(title);
  await findField(/Raison/, question);
  write(/Raison/, 'Trop peu d’inscrits', question);
  await answer(title, 'Annuler l’inscription et rendre 36,00 €');
  expect(await screen.findByText('Inscription annulée.')).toBeTruthy();
  expect(address()).toBe('/registrations/circus/mails');
  expect(api.calls('getOfficeRegistration')).toHaveLength(2);
});

test('shows the family’s review, and whether it can be published', async () => {
  const page = await open('/registrations/circus/overview', {
    getOfficeRegistration: {
      ...circus,
      review: { score: 4.5, message: 'Super semaine', visibility: 'SHOWABLE' },
    },
  });
  expect(within(page).getByText('Super semaine')).toBeTruthy();
  expect(within(page).getByRole('img', { name: '4,5 sur 5' })).toBeTruthy();
  expect(within(page).getByText('Publiable')).toBeTruthy();
});

test.each([
  ['set aside before is not asked again', true],
  ['not set aside for this child is, with a note', false],
])('a required answer that was %s', async (_, still_holds) => {
  const offer = {
    cuid: 'camp',
    activity: 'circus',
    activity_title: 'Cirque',
    dates: [
      { ...circus.dates[0], places_left: 4, ahead: true },
      {
        id: 2,
        start_at: '2026-07-14T07:00:00.000Z',
        end_at: '2026-07-14T14:00:00.000Z',
        places_left: 4,
        ahead: true,
      },
    ],
    options: [],
    questions: [{ id: 7, type: 'TEXT', title: 'Allergies ?', required: true, choices: [] }],
  } as const;
  const waivers = [
    {
      waived: ['ANSWERS' as const],
      note: 'Vu',
      by: 'Sophie',
      at: circus.created_at,
      holds: still_holds,
    },
  ];
  await open('/registrations/circus/overview', {
    getOfficeRegistration: { ...circus, options: [], questions: [], waivers },
    getStaffOffer: offer,
    previewOfficeChange: {
      objection: null,
      total_amount: null,
      lines: null,
      mail: null,
      untold: 'NO_ADDRESS',
    },
    changeOfficeRegistration: { message: null, total_amount: null, credit_amount: null },
  });
  await press('Modifier');
  const panel = await findPanel('Modifier l’inscription de Léa Dubois');
  tick(/mar. 14/, panel);
  await within(panel).findByText('Cette famille n’a pas d’adresse e-mail : prévenez-la vous-même.');
  if (still_holds) expect(within(panel).queryByLabelText(/sans les réponses/)).toBeNull();
  else {
    tick('Continuer sans les réponses obligatoires', panel);
    write('Pourquoi ?', 'Vu à l’accueil', panel);
  }
  await press('Modifier', panel);
  await waitFor(() =>
    expect(api.calls('changeOfficeRegistration')).toMatchObject([
      { waiver: still_holds ? null : { waived: ['ANSWERS'], note: 'Vu à l’accueil' } },
    ]),
  );
});
