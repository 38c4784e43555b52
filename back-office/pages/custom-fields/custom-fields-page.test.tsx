import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  findPanel,
  press,
  readable,
  tick,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const both = (fr: string, en = '') => ({ fr, en });
const field = (cuid: string, more: object = {}) => ({
  cuid,
  version: 1,
  entity: 'PARTICIPANTS' as const,
  type: 'TEXT' as const,
  title: both(cuid),
  description: both(''),
  required: false,
  deferred: false,
  active: true,
  pattern: '',
  choices: [],
  answers: 0,
  ...more,
});
const data = [
  field('totem', { required: true, answers: 2 }),
  field('nage'),
  field('ecole', { entity: 'CUSTOMERS' }),
  field('ancien', { active: false, answers: 1 }),
];

const open = (
  at = '/custom-fields',
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at,
    answers: { listOfficeCustomFields: { data }, ...more },
    ...(may === undefined ? {} : { may }),
  });
};
const save = { deleteCustomField: {}, updateCustomField: {}, createCustomField: { cuid: 'c' } };

test('fields are grouped by entity, with their numbers of answers; archived ones are separate', async () => {
  open();
  await screen.findByText('totem');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(['Familles', 'Participants', 'Équipe', 'Archivés']);
  expect(screen.getByText('Texte court · obligatoire · 2 réponses')).toBeTruthy();
});

test('a field is moved by keyboard or dragging, and the others keep their order', async () => {
  open('/custom-fields', { sortCustomFields: {} });
  await press('Descendre : totem');
  await waitFor(() =>
    expect(api.calls('sortCustomFields')).toEqual([{ fields: ['nage', 'totem', 'ecole'] }]),
  );
  const lineOf = (title: string) => screen.getByText(title).closest('[draggable=true]');
  const nage = lineOf('nage');
  const totem = lineOf('totem');
  if (nage === null || totem === null) throw new Error('They cannot be dragged');
  fireEvent.dragStart(nage);
  fireEvent.drop(totem);
  await waitFor(() => expect(api.calls('sortCustomFields')).toHaveLength(2));
  expect(api.calls('sortCustomFields')[1]).toEqual({ fields: ['nage', 'totem', 'ecole'] });
});

test('a new field is created with its question, and an invalid pattern is reported at its field', async () => {
  open('/custom-fields/new', {
    createCustomField: ({ pattern }) =>
      pattern === '('
        ? refuse('PATTERN_NOT_ACCEPTED', { pattern: 'PATTERN_NOT_ACCEPTED' })
        : save.createCustomField,
  });
  const panel = await findPanel('Nouveau champ');
  write('Question (français)', 'Médecin', panel);
  write('Modèle (facultatif)', '(', panel);
  tick('Réponse obligatoire', panel);
  await press('Créer', panel);
  await waitFor(() => expect(wrongWith('Modèle (facultatif)', panel)).toContain('plus simple'));
  write('Modèle (facultatif)', '', panel);
  await press('Créer', panel);
  await screen.findByText('Champ ajouté.');
  expect(api.calls('createCustomField')[1]).toMatchObject({
    entity: 'PARTICIPANTS',
    type: 'TEXT',
    title: both('Médecin'),
    required: true,
    pattern: '',
  });
});

test('a field with answers can be archived, not deleted; one without answers can be deleted; both can be undone', async () => {
  open('/custom-fields/totem', save);
  const panel = await findPanel('totem');
  expect(readable(panel.textContent)).toContain('le type ne change plus');
  expect(readable(panel.textContent)).not.toContain('Supprimer');
  await press('Archiver', panel);
  await waitFor(() =>
    expect(api.calls('updateCustomField')).toEqual([{ field: 'totem', version: 1, active: false }]),
  );
  await press(/^Annuler/);
  await waitFor(() =>
    expect(api.calls('updateCustomField')[1]).toEqual({ field: 'totem', version: 2, active: true }),
  );
  closeOffice(api);
  open('/custom-fields/nage', save);
  await press('Supprimer', await findPanel('nage'));
  await screen.findByRole('button', { name: 'Annuler : Champ supprimé.' });
  expect(api.calls('deleteCustomField')).toEqual([{ field: 'nage' }]);
});

test('an archived field is called archived and can be reactivated', async () => {
  open('/custom-fields/ancien', save);
  const panel = await findPanel('ancien');
  expect(readable(panel.textContent)).toContain('Archivé : plus demandé nulle part. 1 réponse.');
  await press('Demander à nouveau', panel);
  await waitFor(() =>
    expect(api.calls('updateCustomField')).toEqual([{ field: 'ancien', version: 1, active: true }]),
  );
});

test('without the right to change them, fields can be neither moved nor changed', async () => {
  open('/custom-fields/totem', {}, ['customer-custom-fields.read']);
  const panel = await findPanel('totem');
  expect(readable(panel.textContent)).not.toContain('Archiver');
  expect(screen.queryByText('Enregistrer')).toBeNull();
  expect(document.querySelector('[draggable=true]')).toBeNull();
});
