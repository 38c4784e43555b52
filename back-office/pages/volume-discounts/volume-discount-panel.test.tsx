// @vitest-environment happy-dom
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  choose,
  findPanel,
  press,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const third = {
  cuid: 'third',
  title: { fr: '3e place', en: 'Third place' },
  counts: 'PLACES' as const,
  from_rank: 3,
  to_rank: 5,
  same_activity: true,
  counts_held: false,
  amount: null,
  percentage: 1_250,
  period_starts_at: null,
  period_ends_at: null,
  starts_at: null,
  ends_at: null,
  activities: [{ cuid: 'swim', title: 'Natation' }],
  people_segment: null,
  availabilities_segment: null,
  active: true,
};

test('a new one takes ten percent off from the second child on by default', async () => {
  api = openOffice({
    at: '/volume-discounts/new',
    answers: { createVolumeDiscount: { cuid: 'new' } },
  });
  const panel = await findPanel('Nouveau tarif dégressif');
  write('Titre (français)', '2e enfant', panel);
  await press('Créer', panel);
  await waitFor(() =>
    expect(api.calls('createVolumeDiscount')).toMatchObject([
      {
        counts: 'PARTICIPANTS',
        from_rank: 2,
        to_rank: null,
        counts_held: true,
        amount: null,
        percentage: 1_000,
        activities: [],
      },
    ]),
  );
});

test('what it counts, its ranks and its reduction can be changed; without a last rank all that follow are reduced', async () => {
  api = openOffice({
    at: '/volume-discounts/third',
    answers: { getVolumeDiscount: third, updateVolumeDiscount: {} },
  });
  const panel = await findPanel('3e place');
  expect(within(panel).getByLabelText('Pourcentage')).toHaveProperty('value', '12,5 %');
  await choose('Ce qu’il compte', 'Les dates', panel);
  write('À partir du numéro', '4', panel);
  write('Jusqu’au numéro', '', panel);
  await choose('Ce qu’il retire', 'Un montant par place', panel);
  write('Montant par place', '20', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateVolumeDiscount')).toMatchObject([
      {
        volume_discount: 'third',
        counts: 'DATES',
        from_rank: 4,
        to_rank: null,
        amount: 2_000,
        percentage: null,
      },
    ]),
  );
});

test('a refusal is shown at its field', async () => {
  api = openOffice({
    at: '/volume-discounts/third',
    answers: {
      getVolumeDiscount: third,
      updateVolumeDiscount: () =>
        refuse('VOLUME_DISCOUNT_RANKS', { to_rank: 'VOLUME_DISCOUNT_RANKS' }),
    },
  });
  const panel = await findPanel('3e place');
  write('Jusqu’au numéro', '2', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(wrongWith('Jusqu’au numéro', panel)).toContain(
      'Le dernier rang ne peut pas venir avant le premier.',
    ),
  );
});

test('it can be deleted, and without the right to change it there are no buttons', async () => {
  const answers = { getVolumeDiscount: third, deleteVolumeDiscount: {} };
  api = openOffice({ at: '/volume-discounts/third', answers });
  await press('Supprimer', await findPanel('3e place'));
  await waitFor(() =>
    expect(api.calls('deleteVolumeDiscount')).toEqual([{ volume_discount: 'third' }]),
  );
  closeOffice(api);
  api = openOffice({
    at: '/volume-discounts/third',
    answers: { getVolumeDiscount: third },
    may: ['volume-discounts.read'],
  });
  await findPanel('3e place');
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});

test('it is for a segment of people and off a segment of dates; a refusal is shown at its field', async () => {
  const segments = [
    { cuid: 'small', name: 'Petits', entity: 'PARTICIPANTS', is_default: false },
    { cuid: 'wednesday', name: 'Mercredis', entity: 'AVAILABILITIES', is_default: false },
  ] as const;
  api = openOffice({
    at: '/volume-discounts/third',
    answers: {
      getVolumeDiscount: third,
      listSegments: ({ entity }) => ({
        count: 2,
        data: segments.filter((one) => one.entity === entity),
      }),
      updateVolumeDiscount: () =>
        refuse('SEGMENT_NOT_FOUND', { people_segment: 'SEGMENT_NOT_FOUND' }),
    },
  });
  const panel = await findPanel('3e place');
  await choose('Pour le segment', 'Petits · Participants', panel);
  await choose('Sur les dates du segment', 'Mercredis', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateVolumeDiscount')).toMatchObject([
      { people_segment: 'small', availabilities_segment: 'wednesday' },
    ]),
  );
  await waitFor(() => expect(wrongWith('Pour le segment', panel)).not.toBe(''));
});
