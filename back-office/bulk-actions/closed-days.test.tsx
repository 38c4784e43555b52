import {
  choose,
  findPanel,
  press,
  readable,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const activity = { cuid: 'circus', title: 'Cirque' };
const bulk_action = { cuid: 'bulk', on: 'DATES', state: 'RUNNING', count: 2 } as const;

async function openDay(
  deed: RegExp,
  { kind, preview }: { kind: 'CLOSED' | 'MOVE'; preview: object },
): Promise<void> {
  api = openOffice({
    at: '/calendar',
    answers: {
      listCalendarDates: {
        monday: '2026-07-06',
        dates: [{ cuid: 'monday', availability: 'camp', activity, day: '2026-07-07' }],
      },
      previewBulkAction: {
        count: 2,
        changed: 2,
        unchanged: 0,
        refused: [],
        registrations: 7,
        families: 5,
        overfull: 0,
        clashes: [],
        lines: [],
        ...preview,
      },
      createBulkAction: { ...bulk_action, kind },
      getBulkAction: { ...bulk_action, kind },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: deed }));
}

const changes = () => api.calls('createBulkAction').map(({ action }) => action.change);

test('a day is closed with a reduction, which needs a label', async () => {
  await openDay(/^Fermer ce jour… · mar. 7/, {
    kind: 'CLOSED',
    preview: { taken_off_amount: 7_500, given_amount: 3_000 },
  });
  const panel = await findPanel('Fermer ou rouvrir aux inscriptions');
  await choose(
    'Ce que les inscrits paient en moins pour ce jour',
    'Une partie de la part de ce jour',
    panel,
  );
  write('De la part de ce jour', '50', panel);
  await choose('Comment', 'Dans le portefeuille de la famille', panel);
  const apply = within(panel).getByRole('button', { name: /^Modifier/ });
  expect(apply).toHaveProperty('disabled', true);
  write(/^Pourquoi, écrit avec chaque inscription/, 'Pas de cours le 7', panel);
  await waitFor(() => expect(apply).toHaveProperty('disabled', false));
  const summary = readable(
    within(panel).getByRole('status', { name: 'Ce qui va changer' }).textContent,
  );
  expect(summary).toContain(
    '7 inscriptions de 5 familles n’y sont plus attendues et coûtent moins.',
  );
  expect(summary).toContain(
    'De moins à payer en tout : 75,00 €. Dont à rendre, parce que déjà payé : 30,00 €.',
  );
  await press('Modifier 2 jours', panel);
  await waitFor(() =>
    expect(changes()).toEqual([
      {
        kind: 'CLOSED',
        closed: true,
        takes_place: false,
        message: null,
        give_back: {
          what: { of: 'SHARE', share: 5_000 },
          to: 'WALLET',
          label: 'Pas de cours le 7',
        },
      },
    ]),
  );
});

test('a day is moved after the last one of each group, and the preview shows each new day', async () => {
  const moved_changes = [
    { field: 'start_at', from: '2026-07-07T07:00:00.000Z', to: '2026-07-14T07:00:00.000Z' },
    { field: 'end_at', from: '2026-07-07T09:00:00.000Z', to: '2026-07-14T09:00:00.000Z' },
  ];
  await openDay(/^Déplacer ce jour… · mar. 7/, {
    kind: 'MOVE',
    preview: {
      lines: [
        {
          cuid: 'one',
          title: 'Cirque',
          at: '2026-07-07T07:00:00.000Z',
          changes: moved_changes,
          refused: null,
        },
      ],
    },
  });
  const panel = await findPanel('Déplacer à un autre jour');
  const lines = await within(panel).findAllByRole('listitem');
  expect(readable(lines[0]?.textContent ?? '')).toContain('→ mar. 14 juil. 2026, 9 h');
  expect(lines[0]?.textContent).not.toContain('11 h');
  fireEvent.click(within(panel).getByText('À un jour précis'));
  // no day yet
  expect(within(panel).getByRole('button', { name: /^Modifier/ })).toHaveProperty('disabled', true);
  fireEvent.click(within(panel).getByText('Après le dernier jour'));
  await press('Modifier 2 jours', panel);
  await waitFor(() =>
    expect(changes()).toEqual([{ kind: 'MOVE', to: { by: 'AFTER_LAST' }, message: null }]),
  );
});

test('unchanged records are not counted on the disabled button', async () => {
  await openDay(/^Fermer ce jour… · mar. 7/, {
    kind: 'CLOSED',
    preview: { changed: 0, unchanged: 2 },
  });
  const panel = await findPanel('Fermer ou rouvrir aux inscriptions');
  const apply = await within(panel).findByRole('button', { name: 'Modifier' });
  expect(apply).toHaveProperty('disabled', true);
  expect(within(panel).queryByRole('button', { name: /0/u })).toBeNull();
});
