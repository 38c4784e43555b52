import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { press, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const none = { count: 0, amount: 0 };
const today = {
  today: '2026-07-06',
  sales: {
    today: {
      day: '2026-07-06',
      received_amount: 123450,
      refunded_amount: -23400,
      registrations: 12,
      sold_amount: 144000,
      cancelled_amount: -6000,
    },
    week_before: {
      day: '2026-06-29',
      received_amount: 90000,
      refunded_amount: -1000,
      registrations: 9,
      sold_amount: 70000,
      cancelled_amount: -5000,
    },
    year_before: {
      day: '2025-07-07',
      received_amount: 80000,
      refunded_amount: 0,
      registrations: 8,
      sold_amount: 60000,
      cancelled_amount: 0,
    },
  },
  occupancy: [
    { day: '2026-07-06', places: 20, registered: 15 },
    { day: '2026-07-12', places: 0, registered: 0 },
  ],
  attention: {
    outstanding: { count: 2, amount: 24000 },
    overdue: { count: 3, amount: 9000 },
    pending: { count: 1, amount: 12000 },
    requests: { count: 2 },
    untold: { count: 1 },
    reviews: { count: 3 },
    late: none,
    failed_refunds: none,
    disputes: { count: 1, amount: 10000 },
    will_be_cancelled: [
      {
        cuid: 'course',
        activity: 'Poterie',
        start_at: '2026-07-14T07:00:00.000Z',
        registered: 3,
        minimum: 6,
        decide_on: '2026-07-10',
      },
    ],
    nearly_empty: [],
    nearly_full: [
      {
        cuid: 'camp',
        activity: 'Cirque',
        start_at: '2026-07-13T07:00:00.000Z',
        registered: 11,
        capacity: 12,
      },
    ],
  },
};
const section = async (title: string) => {
  const found_section = (await screen.findByRole('heading', { name: title })).closest('section');
  if (found_section === null) throw new Error(`${title} is no section`);
  return found_section;
};
const links = (part: HTMLElement) =>
  [...part.querySelectorAll('a')].map((link) => [
    readable(link.textContent),
    link.getAttribute('href'),
  ]);
const open = (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({ at: '/today', answers: { getDashboard: today, ...more } });
};

test('today’s figures are shown beside those of the same weekday before, with refunds and cancellations', async () => {
  open();
  expect(await screen.findByText('lundi 6 juillet 2026')).toBeTruthy();
  const words = readable(document.body.textContent);
  expect(words).toContain(
    'Reçu aujourd’hui1 000,50 €après 234,00 € de remboursementsIl y a une semaine890,00 €Il y a un an800,00 €',
  );
  expect(words).toContain('Inscriptions aujourd’hui12Il y a une semaine9Il y a un an8');
  expect(words).toContain(
    'Vendu aujourd’hui1 440,00 €et 60,00 € annulésIl y a une semaine700,00 €Il y a un an600,00 €',
  );
  expect(words).toContain(
    'À la même heure : il y a une semaine, lundi 29 juin 2026 ; il y a un an, lundi 7 juillet 2025 (52 semaines plus tôt).',
  );
});

test('each item that needs attention links to exactly its records', async () => {
  open();
  expect(links(await section('À vérifier'))).toEqual([
    ['2 demandes d’inscription attendent votre réponse', '/registration-requests?status=PENDING'],
    [
      '1 liste d’attente a une place libre dont personne n’est prévenu',
      '/availabilities?waiting_list=UNTOLD',
    ],
    [
      '2 inscriptions déjà commencées et pas entièrement payées240,00 €',
      '/registrations?payment=OUTSTANDING&cancelled=false&to=2026-07-06',
    ],
    [
      '3 inscriptions à venir dont le délai de paiement est passé90,00 €',
      '/registrations?payment=OVERDUE&cancelled=false&from=2026-07-06',
    ],
    ['1 paiement attendu depuis plus de deux semaines120,00 €', '/payments?attention=WAITING'],
    [
      '1 paiement contesté par une famille auprès de sa banque100,00 €',
      '/payments?attention=DISPUTED',
    ],
    ['3 avis de 2 étoiles ou moins attendent une réponse', '/reviews?answer=TO_ANSWER'],
  ]);
});

test('proofs of payment that wait are counted, with a link to them', async () => {
  open({ listOfficeTransactionProofs: { data: [], count: 1 } });
  await waitFor(async () =>
    expect(links(await section('À vérifier'))).toContainEqual([
      '1 preuve de paiement attend une réponse.',
      '/payments/proofs',
    ]),
  );
});

test('unsent e-mails are counted, with a link to the mailbox', async () => {
  open({
    getMailStatus: {
      delivers: true,
      unsent: { count: 2, since: '2026-07-06T07:00:00.000Z' },
      refused_addresses: 0,
      sending: null,
    },
  });
  await waitFor(async () =>
    expect(links(await section('À vérifier'))).toContainEqual([
      '2 e-mails ne sont pas partis',
      '/mailbox?state=UNSENT',
    ]),
  );
});

test.each([
  [
    { state: 'FAILED' as const, succeeded_at: '2026-07-04T01:30:20.000Z' },
    'La sauvegarde de cette nuit a échoué ; la dernière qui est bonne date du sam. 4 juil. 2026.',
  ],
  [{ state: 'OLD' as const, succeeded_at: null }, 'Aucune sauvegarde de nuit n’a encore été faite'],
])(
  'a missed nightly backup is shown, and the page does not claim that all is well: %o',
  async (status, words) => {
    open({ getBackupStatus: status });
    await waitFor(async () =>
      expect(readable((await section('À vérifier')).textContent)).toContain(words),
    );
    expect(document.body.textContent).not.toContain('tout est en ordre');
  },
);

const calm = () => ({
  getDashboard: {
    ...today,
    attention: {
      ...today.attention,
      requests: { count: 0 },
      untold: { count: 0 },
      reviews: { count: 0 },
      outstanding: none,
      overdue: none,
      pending: none,
      disputes: none,
    },
  },
});

test('says when nothing needs attention', async () => {
  open({ ...calm(), getMailStatus: { delivers: true } });
  expect(readable((await section('À vérifier')).textContent)).toContain('tout est en ordre');
});

test('without e-mail delivery, does not claim that all is well', async () => {
  open({ ...calm(), getMailStatus: { delivers: false } });
  await screen.findByText(/Aucun e-mail ne part/u);
  await section('À vérifier');
  expect(document.body.textContent).not.toContain('tout est en ordre');
});

test('a day shows its occupancy, and links to its week', async () => {
  open();
  const part = await section('Occupation des deux prochaines semaines');
  expect(links(part)).toEqual([
    ['75 %lun. 6', '/calendar?week=2026-07-06'],
    ['dim. 12', '/calendar?week=2026-07-06'],
  ]);
  expect(
    within(part).getByLabelText('lundi 6 juillet 2026 : 15 places prises sur 20'),
  ).toBeTruthy();
});

test('nearly full dates are linked, and an empty section says that there are none', async () => {
  open();
  expect(links(await section('Presque complet'))).toEqual([
    ['lun. 13 juil.Cirque11 / 12', '/availabilities/camp'],
  ]);
  expect(readable((await section('Bientôt, et presque vide')).textContent)).toContain('Aucune.');
});

test('without the right to read lists, figures have no links', async () => {
  api = openOffice({
    at: '/today',
    may: ['reports.dashboard'],
    answers: { getDashboard: today },
  });
  expect(links(await section('À vérifier'))).toEqual([]);
  expect(links(await section('Occupation des deux prochaines semaines'))).toEqual([]);
});

test('figures that could not be read can be requested again', async () => {
  open({ getDashboard: () => refuse('NOT_PERMITTED') });
  await screen.findByRole('alert');
  api.answer({ getDashboard: today });
  await press('Réessayer');
  expect(await screen.findByText('Presque complet')).toBeTruthy();
});

describe('the first steps', () => {
  const steps = { location: true, activity: false, order: false };

  test('are ticked automatically, and each links to the page where it is done', async () => {
    open({ getFirstSteps: steps });
    const part = await section('Vos premiers pas');
    expect(readable(part.textContent)).toContain('1 sur 9');
    expect(links(part)).toEqual([
      ['Ajouter un lieuFait', '/locations/new'],
      ['Créer une activité et la publierÀ faire', '/activities/new'],
      ['Donner ses dates, ses places et son prixÀ faire', '/availabilities/series'],
      ['Dire comment les familles paientÀ faire', '/settings'],
      ['Écrire et publier votre page d’accueilÀ faire', '/pages/default-home'],
      ['Envoyer un e-mail de testÀ faire', '/settings#mails'],
      ['Vérifier que l’adresse de votre site mène iciÀ faire', '/host-names'],
      ['Publier vos conditions généralesÀ faire', '/terms'],
      ['Recevoir la première commandeÀ faire', '/registrations/new'],
    ]);
  });

  test('are shown to those who may do them, and to nobody without such a right', async () => {
    api = openOffice({
      at: '/today',
      may: ['reports.dashboard', 'activities.create'],
      answers: { getDashboard: today, getFirstSteps: steps },
    });
    const part = await section('Vos premiers pas');
    expect(links(part).map(([, path]) => path)).toEqual(['/activities/new']);
    closeOffice(api);
    api = openOffice({
      at: '/today',
      may: ['reports.dashboard'],
      answers: { getDashboard: today, getFirstSteps: steps },
    });
    await section('À vérifier');
    expect(screen.queryByText('Vos premiers pas')).toBeNull();
  });

  test('are folded into one line after the first order, until all are done or they are dismissed', async () => {
    open({ getFirstSteps: { ...steps, order: true } });
    expect(await screen.findByText('Vos premiers pas : 7 restent à faire')).toBeTruthy();
    await press('Ne plus afficher');
    await waitFor(() => expect(screen.queryByText(/premiers pas/u)).toBeNull());
    expect(localStorage.getItem('ribambelle_first_steps')).toBe('true');
  });
});

test('announces automatic cancellations, which staff can prevent', async () => {
  open({ keepAvailability: {} });
  const part = await section('Sera annulé, trop peu d’inscrits');
  expect(links(part)).toEqual([['Poterie', '/availabilities/course']]);
  expect(readable(part.textContent)).toContain(
    '3 sur 6, décidé à la fin du vendredi 10 juillet 2026',
  );
  await press(/^Maintenir quand même/, part);
  expect(await screen.findByText('Ceci aura lieu.')).toBeTruthy();
  expect(api.calls('keepAvailability')).toEqual([{ availability: 'course', kept: true }]);
});
