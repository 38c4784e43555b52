import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  answer,
  choose,
  columns,
  findField,
  findPanel,
  findRows,
  press,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const lea = {
  cuid: 'lea-circus',
  participant_name: 'Léa Dubois',
  activity_title: 'Cirque',
  start_at: '2026-07-13T07:00:00.000Z',
  customer_name: 'Anne Dubois',
  total_amount: 12000,
  paid_amount: 3600,
  cancelled_at: null,
  created_at: '2026-06-30T22:30:00.000Z',
};
const list_answer = {
  count: 4,
  data: [
    lea,
    { ...lea, cuid: 'free', total_amount: 0, paid_amount: 0 },
    { ...lea, cuid: 'ended', paid_amount: 12000, cancelled_at: '2026-07-01T08:00:00.000Z' },
    { ...lea, cuid: 'late', overdue: true },
  ],
};

describe('the list', () => {
  test.each([
    [
      'fr',
      'À payer',
      'Gratuit',
      'Annulée',
      'En retard',
      '120,00 €',
      'lun. 13 juil. 2026',
      'mer. 1 juil. 2026',
    ],
    [
      'en',
      'To pay',
      'Free',
      'Cancelled',
      'Overdue',
      '€120.00',
      'Mon 13 Jul 2026',
      'Wed 1 Jul 2026',
    ],
  ] as const)(
    '%s: shows participant, activity, start, price and payment',
    async (language, owing, free, cancelled, late, price, starts, order) => {
      api = openOffice({
        at: '/registrations',
        language,
        answers: { listOfficeRegistrations: list_answer },
      });
      const all = await findRows();
      expect(all.map((cells) => cells[6])).toEqual([owing, free, cancelled, late]);
      const [first] = all;
      expect(first?.slice(0, 2)).toEqual(['Léa Dubois', 'Cirque']);
      expect(first?.[2]?.replace(',', '')).toBe(starts);
      expect([first?.[4], first?.[7]?.replace(',', '')]).toEqual([price, order]);
    },
  );

  test('shows no amounts without the right to see them', async () => {
    api = openOffice({
      at: '/registrations',
      answers: {
        listOfficeRegistrations: {
          count: 1,
          data: [{ ...lea, total_amount: null, paid_amount: null }],
        },
      },
    });
    const [row] = await findRows();
    expect(row?.slice(4, 7)).toEqual(['', '', '']);
    expect(columns()).toContain('Prix');
  });
});

describe('its filters', () => {
  test('are sent to the server as they are in the address', async () => {
    api = openOffice({
      at: '/registrations?search=lea&activity=circus&payment=OUTSTANDING&cancelled=false&from=2026-07-01&to=2026-07-31',
      answers: { listOfficeRegistrations: list_answer, getOfficeActivity: { cuid: 'circus' } },
    });
    await findRows();
    expect(api.calls('listOfficeRegistrations')[0]).toMatchObject({
      search: 'lea',
      activity: 'circus',
      payment: 'OUTSTANDING',
      cancelled: false,
      from: '2026-07-01',
      to: '2026-07-31',
    });
  });

  test('include overdue as a payment state', async () => {
    api = openOffice({
      at: '/registrations?payment=OVERDUE',
      answers: { listOfficeRegistrations: list_answer },
    });
    await findRows();
    expect(api.calls('listOfficeRegistrations')[0]?.payment).toBe('OVERDUE');
  });

  test('with an unknown value have no effect', async () => {
    api = openOffice({
      at: '/registrations?payment=SOMEDAY',
      answers: { listOfficeRegistrations: list_answer },
    });
    await findRows();
    expect(api.calls('listOfficeRegistrations')[0]?.payment).toBeUndefined();
  });

  test('by state and period are in the address', async () => {
    api = openOffice({ at: '/registrations', answers: { listOfficeRegistrations: list_answer } });
    await findRows();
    await choose('Annulées ou non', 'Annulées');
    await waitFor(() => expect(address()).toBe('/registrations?cancelled=true'));
    await press('Commence');
    write('Du', '2026-07-01');
    write('Au', '2026-07-05');
    await waitFor(() =>
      expect(address()).toBe('/registrations?cancelled=true&from=2026-07-01&to=2026-07-05'),
    );
    await waitFor(() =>
      expect(api.calls('listOfficeRegistrations').at(-1)).toMatchObject({
        cancelled: true,
        from: '2026-07-01',
        to: '2026-07-05',
      }),
    );
  });

  test('by one availability name it, and are cleared with one press', async () => {
    api = openOffice({
      at: '/registrations?availability=camp',
      answers: {
        listOfficeRegistrations: list_answer,
        getOfficeAvailability: {
          cuid: 'camp',
          activity: { title: 'Cirque' },
          start_at: '2026-07-13T07:00:00.000Z',
        },
      },
    });
    await findRows();
    const chip = await screen.findByText('Cirque · lun. 13 juil. 2026');
    expect(chip.closest('button')?.title).toBe('Supprimer le filtre : Cirque · lun. 13 juil. 2026');
    await press(/^Supprimer le filtre/);
    await waitFor(() => expect(address()).toBe('/registrations'));
    expect(api.calls('listOfficeRegistrations').at(-1)?.availability).toBeUndefined();
  });

  test('by activity can only be removed without the right to read activities', async () => {
    api = openOffice({
      at: '/registrations?activity=circus',
      may: ['registrations.read'],
      answers: { listOfficeRegistrations: list_answer },
    });
    await findRows();
    expect(screen.queryByRole('combobox', { name: 'Toutes les activités' })).toBeNull();
    await press('Supprimer le filtre : Une activité');
    await waitFor(() => expect(address()).toBe('/registrations'));
  });
});

describe('the export', () => {
  const filenames: string[] = [];
  beforeEach(() => {
    filenames.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      filenames.push(this.download);
    });
    return () => vi.restoreAllMocks();
  });
  const csv = {
    content_type: 'text/csv',
    filename: 'inscriptions.csv',
    bytes: new TextEncoder().encode('a;b'),
  };
  const export_row = { cuid: 'one', list: 'registrations', format: 'CSV', rows_found: 4 } as const;
  const at = '/registrations?search=lea&cancelled=false&sort=-participant&page_number=2';
  /** Returns a server that writes the file at the second look. */
  const exportAnswers = () => {
    let look_count = 0;
    return {
      listOfficeRegistrations: list_answer,
      createExport: () => {
        look_count = 1;
        return { ...export_row, state: 'WAITING' as const };
      },
      listExports: () => {
        if (look_count === 0) return { count: 0, data: [] };
        look_count += 1;
        const state = look_count > 3 ? ('DONE' as const) : ('WRITING' as const);
        return { count: 1, data: [{ ...export_row, state, rows_written: 2 }] };
      },
      getExportFile: csv,
    };
  };

  test('has the rows of the list, shows its progress, and is downloaded when it is ready', async () => {
    api = openOffice({ at, answers: exportAnswers() });
    await findRows();
    await press('Exporter');
    await screen.findByText(/^4 lignes, 8 colonnes/);
    await press('Préparer le fichier');
    await screen.findByText('2 sur 4');
    await waitFor(() => expect(filenames).toEqual(['inscriptions.csv']));
    expect(api.calls('createExport')).toMatchObject([
      {
        format: 'XLSX',
        of: {
          list: 'registrations',
          filters: { search: 'lea', cancelled: false, sort: '-participant' },
          columns: [
            'participant',
            'activity',
            'start',
            'family',
            'price',
            'paid',
            'state',
            'registered',
          ],
        },
      },
    ]);
  });

  test('asks for the password first, and continues once it is given', async () => {
    let is_confirmed = false;
    const server = exportAnswers();
    api = openOffice({
      at,
      answers: {
        ...server,
        createExport: () => (is_confirmed ? server.createExport() : refuse('PASSWORD_REQUIRED')),
        confirmOwnPassword: ({ password }) => {
          if (password !== 'une phrase secrète')
            refuse('INVALID_REQUEST', { password: 'WRONG_PASSWORD' });
          is_confirmed = true;
          return {};
        },
      },
    });
    await findRows();
    await press('Exporter');
    await press('Préparer le fichier');
    const question = await findPanel('Confirmez votre mot de passe');
    await findField('Mot de passe actuel', question);
    write('Mot de passe actuel', 'faux', question);
    await press('Continuer', question);
    await waitFor(() => expect(wrongWith('Mot de passe actuel', question)).not.toBe(''));
    write('Mot de passe actuel', 'une phrase secrète', question);
    await press('Continuer', question);
    await waitFor(() => expect(filenames).toEqual(['inscriptions.csv']));
  });

  test('without the password does not start, and shows a message', async () => {
    api = openOffice({
      at,
      answers: {
        listOfficeRegistrations: list_answer,
        createExport: () => refuse('PASSWORD_REQUIRED'),
      },
    });
    await findRows();
    await press('Exporter');
    await press('Préparer le fichier');
    await answer('Confirmez votre mot de passe', 'Ne rien changer');
    await waitFor(() => expect(document.querySelectorAll('.office-message')).toHaveLength(1));
    expect(filenames).toEqual([]);
  });

  test('is not offered without the right', async () => {
    api = openOffice({
      at,
      may: ['registrations.read'],
      answers: { listOfficeRegistrations: list_answer },
    });
    await findRows();
    expect(screen.queryByText('Exporter')).toBeNull();
  });
});
