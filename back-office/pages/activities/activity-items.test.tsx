import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  choose,
  findPanel,
  isTicked,
  press,
  tick,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const both = (fr: string, en = '') => ({ fr, en });
const care = {
  id: 9,
  title: both('Garderie', 'Care'),
  description: both(''),
  answer_required: false,
  prices: [{ id: 91, label: both('Matin'), amount: 1500, percentage: 0, stock: 10 }],
};
const meal = {
  ...care,
  id: 8,
  title: both('Repas'),
  prices: [{ id: 81, label: both('Chaud'), amount: 0, percentage: 550, stock: null }],
};
const size = {
  id: 5,
  type: 'CHOICES_SINGLE' as const,
  title: both('Taille'),
  description: both(''),
  required: false,
  choices: [{ id: 51, label: both('S') }],
  shown_when: null,
  answered_by: 'PARTICIPANT' as const,
  health: false,
};
const circus = {
  cuid: 'circus',
  title: both('Cirque', 'Circus'),
  options: [care, meal],
  questions: [size],
  availabilities: 0,
};
const open = async (
  tab: 'overview' | 'options' | 'questions',
  more: Parameters<typeof openOffice>[0]['answers'] = {},
) => {
  api = openOffice({
    at: `/activities/circus/${tab}`,
    answers: { getOfficeActivity: circus, ...more },
  });
  await screen.findByRole('heading', { level: 1, name: 'Cirque' });
  const page = screen.getByRole('main');
  await waitFor(() => expect(page.querySelector('.office-tab-form form')).not.toBeNull());
  return page;
};
/** Returns the form of the questions alone. */
const questions = (panel: HTMLElement) => panel.querySelector<HTMLElement>('#questions') ?? panel;
const fields = (panel: HTMLElement, label: string) => within(panel).findAllByLabelText(label);
const fill = (field: HTMLElement | undefined, value: string) =>
  fireEvent.change(field ?? document, { target: { value } });
const nth = async (panel: HTMLElement, label: string, index: number) => {
  const all = await fields(panel, label);
  return all.at(index);
};

describe('options', () => {
  test('a changed supplement and percentage are sent in cents and basis points, with all options', async () => {
    const panel = await open('options', { updateActivityOptions: {} });
    fill(await nth(panel, 'Supplément', 0), '17,5');
    fill(await nth(panel, 'En % du prix', 1), '6,25');
    await press('Enregistrer', panel);
    await screen.findByText('Enregistré.');
    expect(api.calls('updateActivityOptions')).toEqual([
      {
        activity: 'circus',
        version: 1,
        options: [
          { ...care, vat_category: null, prices: [{ ...care.prices[0], amount: 1750 }] },
          { ...meal, vat_category: null, prices: [{ ...meal.prices[0], percentage: 625 }] },
        ],
      },
    ]);
  });

  test('a stock is a number of pieces, or empty; the pieces left are shown below', async () => {
    const short = { ...care, prices: [{ ...care.prices[0], left: 4 }] };
    const panel = await open('options', {
      getOfficeActivity: { ...circus, options: [short, meal] },
      updateActivityOptions: {},
    });
    await within(panel).findByText('Reste 4 sur 10');
    fill(await nth(panel, 'Stock', 0), '');
    fill(await nth(panel, 'Stock', 1), '12');
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(
        api.calls('updateActivityOptions')[0]?.options?.map(({ prices }) => prices[0]?.stock),
      ).toEqual([null, 12]),
    );
  });

  test('are shown to families in this order', async () => {
    const panel = await open('options', { updateActivityOptions: {} });
    const [up] = await fields(panel, 'Monter');
    expect(up).toHaveProperty('disabled', true);
    fireEvent.click((await nth(panel, 'Descendre', 0)) ?? panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateActivityOptions')[0]?.options?.map(({ id }) => id)).toEqual([8, 9]),
    );
  });

  test('a new one starts with a price, and without an id', async () => {
    const panel = await open('options', { updateActivityOptions: {} });
    await press('Ajouter une option', panel);
    fill(await nth(panel, 'Option (français)', 2), 'Atelier du soir');
    const labels = await fields(panel, 'Option (français)');
    expect(labels).toHaveLength(3);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateActivityOptions')[0]?.options?.[2]).toMatchObject({
        id: null,
        title: { fr: 'Atelier du soir', en: '' },
        prices: [{ id: null, amount: 0, percentage: 0 }],
      }),
    );
  });

  test('each has an explanation for families', async () => {
    const panel = await open('options', { updateActivityOptions: {} });
    fill(await nth(panel, 'Explication pour les familles (facultatif) (français)', 1), 'Chaud');
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateActivityOptions')[0]?.options).toMatchObject([
        { description: both('') },
        { description: both('Chaud') },
      ]),
    );
  });

  test('an option keeps at least one choice, and a removed choice is not sent', async () => {
    const panel = await open('options', { updateActivityOptions: {} });
    const [firstButton] = within(panel).getAllByRole('button', { name: 'Ajouter un choix' });
    fireEvent.click(firstButton ?? panel);
    const away = await fields(panel, 'Supprimer');
    fireEvent.click(away[1] ?? panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateActivityOptions')[0]?.options?.[0]?.prices).toEqual([
        { id: null, label: both(''), amount: 0, percentage: 0, stock: null },
      ]),
    );
  });

  test('after a second save, a new one still exists once: its id is taken over from the server', async () => {
    const snack = { ...care, id: 7, title: both('Goûter') };
    const panel = await open('options', { updateActivityOptions: {} });
    await press('Ajouter une option', panel);
    fill(await nth(panel, 'Option (français)', 2), 'Goûter');
    api.answer({
      getOfficeActivity: { ...circus, version: 2, options: [care, meal, snack] },
    });
    await press('Enregistrer', panel);
    await waitFor(() => expect(api.calls('getOfficeActivity')).toHaveLength(2));
    fill(await nth(panel, 'Supplément', 2), '2');
    await press('Enregistrer', panel);
    await waitFor(() => expect(api.calls('updateActivityOptions')).toHaveLength(2));
    expect(api.calls('updateActivityOptions')[1]?.options?.map(({ id }) => id)).toEqual([9, 8, 7]);
  });

  test('a missing title is shown at its option', async () => {
    const panel = await open('options', {
      updateActivityOptions: () => refuse('INVALID_REQUEST', { 'options.1.title.fr': 'REQUIRED' }),
    });
    fill(await nth(panel, 'Option (français)', 1), ' ');
    await press('Enregistrer', panel);
    await waitFor(() => expect(panel.querySelector('[aria-invalid=true]')).not.toBeNull());
    const invalid = [...panel.querySelectorAll('[aria-invalid=true]')];
    expect(invalid).toEqual([await nth(panel, 'Option (français)', 1)]);
  });
});

describe('questions', () => {
  test('are sent with the ids of their choices, so that answers stay readable', async () => {
    const panel = await open('questions', { updateActivityQuestions: {} });
    await press('Ajouter un choix', questions(panel));
    fill(await nth(questions(panel), 'Choix (français)', 1), 'M');
    tick('Obligatoire', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateActivityQuestions')).toEqual([
        {
          activity: 'circus',
          version: 1,
          questions: [
            {
              ...size,
              required: true,
              choices: [
                { id: 51, label: both('S') },
                { id: null, label: both('M') },
              ],
            },
          ],
        },
      ]),
    );
  });

  test('the condition of a question is an earlier question and its answers', async () => {
    const colour = { ...size, id: 6, type: 'TEXT' as const, title: both('Couleur'), choices: [] };
    const panel = await open('questions', {
      getOfficeActivity: { ...circus, questions: [size, colour] },
      updateActivityQuestions: {},
    });
    await choose('Afficher cette question', 'quand « Taille »', panel);
    await choose('Réponses qui l’affichent', 'S', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(
        api.calls('updateActivityQuestions')[0]?.questions?.map(({ shown_when }) => shown_when),
      ).toEqual([null, { question: 0, choices: [0] }]),
    );
  });

  test('choices are shown only for a question with choices', async () => {
    const panel = await open('questions');
    await fields(questions(panel), 'Choix (français)');
    await choose('Type de réponse', 'Date', panel);
    expect(within(questions(panel)).queryByLabelText('Choix (français)')).toBeNull();
    await choose('Type de réponse', 'Choix multiples', panel);
    expect(await fields(questions(panel), 'Choix (français)')).toHaveLength(1);
  });

  test('missing choices are reported below the question', async () => {
    const panel = await open('questions', {
      updateActivityQuestions: () =>
        refuse('INVALID_REQUEST', { 'questions.0.choices': 'CHOICES_REQUIRED' }),
    });
    const away = await fields(questions(panel), 'Supprimer');
    fireEvent.click(away.at(-1) ?? panel);
    await press('Enregistrer', panel);
    expect(await within(panel).findByText('Proposez au moins deux réponses.')).toBeTruthy();
  });

  test('each has an explanation for families', async () => {
    const panel = await open('questions', { updateActivityQuestions: {} });
    const label = 'Explication pour les familles (facultatif) (français)';
    fill(await nth(questions(panel), label, 0), 'Comme au magasin');
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateActivityQuestions')[0]?.questions).toMatchObject([
        { description: both('Comme au magasin') },
      ]),
    );
  });

  test('a removed one is not sent', async () => {
    const panel = await open('questions', { updateActivityQuestions: {} });
    const [away] = await fields(questions(panel), 'Supprimer');
    fireEvent.click(away ?? panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateActivityQuestions')).toEqual([
        { activity: 'circus', version: 1, questions: [] },
      ]),
    );
  });
});

describe('pictures', () => {
  const pictures = [
    { cuid: 'first', public_url: '/files/first.webp' },
    { cuid: 'second', public_url: '/files/second.webp' },
  ];
  const sources = (panel: HTMLElement) =>
    [...panel.querySelectorAll('.office-picture img')].map((image) => image.getAttribute('src'));
  const withPictures = async (more: Parameters<typeof openOffice>[0]['answers'] = {}) =>
    open('overview', { getOfficeActivity: { ...circus, images: pictures }, ...more });
  const upload = (panel: HTMLElement, ...names: string[]) => {
    const input = panel.querySelector('input[type=file]') ?? panel;
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    fireEvent.change(input, { target: { files } });
  };

  test('the picture moved to the front is sent first, and one can be removed', async () => {
    const panel = await withPictures({ updateActivity: {} });
    await press('Placer en premier', panel);
    expect(sources(panel)).toEqual(['/files/second.webp', '/files/first.webp']);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateActivity')).toMatchObject([{ images: ['second', 'first'] }]),
    );
    fireEvent.click(within(panel).getAllByLabelText('Supprimer l’image')[0] ?? panel);
    expect(sources(panel)).toEqual(['/files/first.webp']);
  });

  test('new ones are uploaded at once and added at the end; a refused one is left out', async () => {
    const panel = await withPictures({
      uploadActivityImage: ({ name }) =>
        name === 'note.txt'
          ? refuse('FILE_NOT_AN_IMAGE')
          : { cuid: 'third', public_url: '/files/third.webp' },
    });
    upload(panel, 'note.txt', 'third.png');
    await waitFor(() =>
      expect(sources(panel)).toEqual([
        '/files/first.webp',
        '/files/second.webp',
        '/files/third.webp',
      ]),
    );
    expect(api.calls('uploadActivityImage').map(({ name }) => name)).toEqual([
      'note.txt',
      'third.png',
    ]);
  });
});

describe('the activity itself', () => {
  test('a new one is published by default, and opens once it is created', async () => {
    api = openOffice({
      at: '/activities/new',
      answers: {
        createActivity: { cuid: 'circus' },
        getOfficeActivity: circus,
      },
    });
    const panel = await findPanel('Nouvelle activité');
    expect(isTicked('Publier sur le site', panel)).toBe(true);
    write(/^Titre \(français\)/, 'Cirque', panel);
    write('Prix par défaut', '120', panel);
    write('Âge minimum', '6', panel);
    await press('Créer', panel);
    expect(await screen.findByText(/^Activité créée\./)).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Cirque' });
    expect(address()).toBe('/activities/circus/overview');
    expect(api.calls('createActivity')).toMatchObject([
      {
        title: { fr: 'Cirque', en: '' },
        default_price: 12000,
        age_minimum: 6,
        age_maximum: null,
        maximum_quantity: null,
        published: true,
      },
    ]);
  });

  test('contradictory ages are reported at their field', async () => {
    const panel = await open('overview', {
      updateActivity: () => refuse('INVALID_REQUEST', { age_maximum: 'INVALID' }),
    });
    write('Âge maximum', '3', panel);
    await press('Enregistrer', panel);
    await waitFor(() => expect(wrongWith('Âge maximum', panel)).not.toBe(''));
  });

  test('without dates it can be deleted and restored', async () => {
    const panel = await open('overview', { deleteActivity: {} });
    const buttons = within(panel).getAllByRole('button', { name: 'Supprimer' });
    fireEvent.click(buttons.at(-1) ?? panel);
    await screen.findByRole('button', { name: 'Annuler : Activité supprimée.' });
    expect(api.calls('deleteActivity')).toEqual([{ activity: 'circus' }]);
  });

  test('leaving a tab asks about unsaved input, which stays', async () => {
    const page = await open('questions');
    tick('Obligatoire', page);
    fireEvent.click(within(page).getByRole('link', { name: 'Options' }));
    expect(await screen.findByText(/modifications ne sont pas enregistrées/)).toBeTruthy();
    await press('Continuer à modifier');
    expect(isTicked('Obligatoire', page)).toBe(true);
    expect(address()).toBe('/activities/circus/questions');
  });
});
