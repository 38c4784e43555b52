import { AREAS_IN_USE } from '@ribambelle/domain/permissions/permissions-in-use.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  answer,
  choose,
  findField,
  findPanel,
  findRows,
  isTicked,
  press,
  readable,
  tick,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { zoe } from '@ribambelle/testing/office/zoe.ts';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const roles = {
  count: 2,
  data: [
    { cuid: 'desk', name: 'Accueil', permissions: [], collaborators: 1 },
    { cuid: 'boss', name: 'Direction', permissions: ['payments.read'], collaborators: 0 },
  ],
} as const;

describe('custom fields of the team', () => {
  test('are shown in the panel of a collaborator, and sent with a change', async () => {
    const totem = {
      id: 7,
      entity: 'COLLABORATORS',
      type: 'TEXT',
      title: 'Totem',
      active: true,
      choices: [],
    } as const;
    const fields = { custom_fields: [totem], custom_data: [{ field_id: 7, data: 'Akela' }] };
    api = openOffice({
      at: '/collaborators/zoe',
      answers: {
        getCollaborator: { ...zoe, version: 2, ...fields },
        listRoles: roles,
        updateCollaborator: {},
      },
    });
    const panel = await findPanel('Zoé Maes');
    expect(valueOf('Totem', panel)).toBe('Akela');
    write('Totem', 'Baloo', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateCollaborator')).toEqual([
        { collaborator: 'zoe', version: 2, custom_data: [{ field_id: 7, data: 'Baloo' }] },
      ]),
    );
  });
});

describe('the team', () => {
  test('is listed with role, second factor and status', async () => {
    api = openOffice({
      at: '/collaborators',
      answers: {
        listCollaborators: {
          count: 2,
          data: [
            zoe,
            { ...zoe, cuid: 'old', firstname: 'Jo', active: false, second_factor: false },
          ],
        },
      },
    });
    expect(await findRows()).toEqual([
      ['Zoé Maes', 'zoe@maison.test', 'Accueil', 'oui', 'Actif'],
      ['Jo Maes', 'zoe@maison.test', 'Accueil', '', 'Désactivé'],
    ]);
  });

  test('a new collaborator needs a role and a password of twelve characters', async () => {
    api = openOffice({
      at: '/collaborators/new',
      answers: { listRoles: roles, createCollaborator: { cuid: 'new' } },
    });
    const panel = await findPanel('Ajouter une personne');
    await findField('Prénom', panel);
    write('Prénom', 'Kim', panel);
    write('Nom', 'Claes', panel);
    write('E-mail', 'kim@maison.test', panel);
    await choose('Rôle', 'Direction', panel);
    write('Mot de passe provisoire', 'court', panel);
    await press('Créer', panel);
    await waitFor(() => expect(wrongWith('Mot de passe provisoire', panel)).not.toBe(''));
    expect(api.calls('createCollaborator')).toEqual([]);
    write('Mot de passe provisoire', 'une phrase plus longue', panel);
    await press('Créer', panel);
    await waitFor(() => expect(address()).toBe('/collaborators'));
    expect(api.calls('createCollaborator')).toEqual([
      {
        firstname: 'Kim',
        lastname: 'Claes',
        email: 'kim@maison.test',
        language: 'fr',
        role: 'boss',
        tags: [],
        password: 'une phrase plus longue',
      },
    ]);
  });

  test('a deactivated collaborator can no longer sign in, and keeps everything else', async () => {
    api = openOffice({
      at: '/collaborators/zoe',
      answers: { getCollaborator: zoe, listRoles: roles, updateCollaborator: {} },
    });
    const panel = await findPanel('Zoé Maes');
    tick(/^Peut se connecter/, panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateCollaborator')).toEqual([
        {
          collaborator: 'zoe',
          version: 1,
          active: false,
        },
      ]),
    );
  });

  test('a colleague who cannot sign in is sent a link, or loses the second factor after confirmation', async () => {
    api = openOffice({
      at: '/collaborators/zoe',
      answers: { getCollaborator: zoe, sendCollaboratorLink: {}, resetSecondFactor: {} },
    });
    const panel = await findPanel('Zoé Maes');
    await press('Envoyer un lien de mot de passe', panel);
    expect(
      await screen.findByText('Lien envoyé à zoe@maison.test, valable une heure.'),
    ).toBeTruthy();
    await press('Désactiver la double vérification', panel);
    const question = await findPanel('Désactiver la double vérification');
    expect(readable(question.textContent)).toContain('seul son mot de passe sera demandé à Zoé');
    expect(api.calls('resetSecondFactor')).toEqual([]);
    await answer('Désactiver la double vérification', 'Désactiver la double vérification');
    await waitFor(() => expect(api.calls('resetSecondFactor')).toEqual([{ collaborator: 'zoe' }]));
  });

  test('without the right to change it, is only shown, including its role', async () => {
    api = openOffice({
      at: '/collaborators/zoe',
      may: ['collaborators.read'],
      answers: { getCollaborator: zoe },
    });
    const panel = await findPanel('Zoé Maes');
    expect(actionsIn(panel)).toEqual(['Fermer']);
    const [role] = within(panel).getAllByLabelText('Rôle');
    expect(role).toHaveProperty('value', 'Accueil');
  });
});

describe('roles', () => {
  test('are listed with their numbers of rights and people', async () => {
    api = openOffice({ at: '/roles', answers: { listRoles: roles } });
    expect(await findRows()).toEqual([
      ['Accueil', '0', '1'],
      ['Direction', '1', '0'],
    ]);
  });

  const open = async (
    more: Parameters<typeof openOffice>[0]['answers'] = {},
    may?: Parameters<typeof openOffice>[0]['may'],
  ) => {
    api = openOffice({
      at: '/roles/desk',
      answers: {
        getRole: {
          cuid: 'desk',
          name: 'Accueil',
          permissions: ['customers.read', 'payments.read'],
          collaborators: 0,
        },
        ...more,
      },
      ...(may === undefined ? {} : { may }),
    });
    const panel = await findPanel('Accueil');
    await within(panel).findByLabelText('Chercher un droit');
    return panel;
  };
  const right = (panel: HTMLElement, name: string) =>
    panel.querySelector(`input[aria-label="${name}"]`);

  test('ticking a right adds it, unticking removes it, and the others stay', async () => {
    const panel = await open({ updateRole: {} });
    expect(isTicked('Familles : voir', panel)).toBe(true);
    write('Chercher un droit', 'paiements', panel);
    tick('Paiements : voir', panel);
    write('Nom du rôle', 'Caisse', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateRole')).toEqual([
        { role: 'desk', version: 1, name: 'Caisse', permissions: ['customers.read'] },
      ]),
    );
    expect(api.calls('getOfficeSession').length).toBeGreaterThan(1);
  });

  test('rights that the user does not hold cannot be given', async () => {
    const panel = await open({}, [
      'collaborator-roles.read',
      'collaborator-roles.update',
      'customers.read',
    ]);
    expect(right(panel, 'Familles : voir')).toHaveProperty('disabled', false);
    expect(right(panel, 'Paiements : voir')).toHaveProperty('disabled', true);
  });

  test('rights in use nowhere are not offered, and stay as they were', async () => {
    const panel = await open({
      getRole: {
        cuid: 'desk',
        name: 'Accueil',
        permissions: ['billing-invoices.read', 'customers.read'],
      },
      updateRole: {},
    });
    expect(panel.querySelectorAll('th[scope=row]')).toHaveLength(AREAS_IN_USE.length);
    expect(panel.querySelector('details')).toBeNull();
    tick('Familles : voir', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateRole')).toMatchObject([{ permissions: ['billing-invoices.read'] }]),
    );
  });

  test('rights are found without accents, and a word without results says that there is no such right', async () => {
    const panel = await open();
    write('Chercher un droit', 'ROLES', panel);
    const areas = [...panel.querySelectorAll('th[scope=row]')].map(({ textContent }) =>
      readable(textContent),
    );
    expect(areas.length).toBeGreaterThan(0);
    expect(areas.every((area) => /rôles/i.test(area))).toBe(true);
    write('Chercher un droit', 'zzz', panel);
    expect(within(panel).getByText('Aucun droit de ce nom.')).toBeTruthy();
  });

  test('a refused name is reported at its field', async () => {
    const panel = await open({
      updateRole: () => refuse('INVALID_REQUEST', { name: 'TOO_LONG' }),
    });
    write('Nom du rôle', 'Direction', panel);
    await press('Enregistrer', panel);
    await waitFor(() => expect(wrongWith('Nom du rôle', panel)).not.toBe(''));
  });

  test('an unassigned role can be deleted and restored', async () => {
    const panel = await open({ deleteRole: {} });
    await press('Supprimer', panel);
    await screen.findByRole('button', { name: 'Annuler : Rôle supprimé.' });
    await waitFor(() => expect(address()).toBe('/roles'));
    expect(api.calls('deleteRole')).toEqual([{ role: 'desk' }]);
  });
});

describe('access', () => {
  test('all sessions of a collaborator are ended after confirmation', async () => {
    api = openOffice({
      at: '/collaborators/zoe',
      answers: { getCollaborator: zoe, listRoles: roles, endCollaboratorSessions: {} },
    });
    await press('Fermer ses sessions');
    expect(api.calls('endCollaboratorSessions')).toEqual([]);
    await answer('Fermer ses sessions', 'Fermer ses sessions');
    await waitFor(() =>
      expect(api.calls('endCollaboratorSessions')).toEqual([{ collaborator: 'zoe' }]),
    );
  });

  test('a provisional password is set in a dialog, and a short one is refused at its field', async () => {
    api = openOffice({
      at: '/collaborators/zoe',
      answers: { getCollaborator: zoe, listRoles: roles, giveProvisionalPassword: {} },
    });
    await press('Donner un mot de passe provisoire');
    const dialog = await findPanel('Donner un mot de passe provisoire');
    write('Mot de passe provisoire', 'court', dialog);
    await press('Donner ce mot de passe', dialog);
    await waitFor(() => expect(wrongWith('Mot de passe provisoire', dialog)).not.toBe(''));
    write('Mot de passe provisoire', 'une phrase à dire', dialog);
    await press('Donner ce mot de passe', dialog);
    await waitFor(() =>
      expect(api.calls('giveProvisionalPassword')).toEqual([
        { collaborator: 'zoe', password: 'une phrase à dire' },
      ]),
    );
  });

  test('the access rules are shown and changed beside the team', async () => {
    api = openOffice({
      at: '/collaborators',
      answers: { getAccessRules: { version: 3, idle_minutes: null }, updateAccessRules: {} },
    });
    await press('Règles de connexion');
    await choose('Déconnecter après une pause', '30 minutes');
    expect(screen.queryByText('À partir du')).toBeNull();
    await choose('Exiger la double vérification', 'De tout le monde');
    await screen.findByText('À partir du');
    await press('Enregistrer');
    await waitFor(() =>
      expect(api.calls('updateAccessRules')).toEqual([
        { version: 3, idle_minutes: 30, second_factor_for: 'EVERYBODY' },
      ]),
    );
  });

  test('the access rules are not offered without the right to read them', async () => {
    api = openOffice({ at: '/collaborators', may: ['collaborators.read'] });
    await screen.findByRole('heading', { name: 'Équipe' });
    expect(screen.queryByText('Règles de connexion')).toBeNull();
  });
});

describe('notes and log of a collaborator', () => {
  const note = {
    cuid: 'n1',
    text: 'Clé du local rendue.',
    version: 1,
    author_name: 'Tom Maes',
    edited_by_name: null,
    edited_at: null,
    created_at: '2026-07-06T07:30:00.000Z',
  } as const;

  test('notes can be read, written and deleted, and the log is one press away', async () => {
    api = openOffice({
      at: '/collaborators/zoe',
      answers: {
        getCollaborator: zoe,
        listRoles: roles,
        listCollaboratorNotes: { data: [note] },
        addCollaboratorNote: { cuid: 'n2' },
        deleteCollaboratorNote: {},
      },
    });
    await screen.findByText('Clé du local rendue.');
    expect(screen.getByText('Tom Maes, il y a 30 minutes')).toBeTruthy();
    write('Nouvelle note', 'Libre le mercredi');
    await press('Ajouter la note');
    await waitFor(() =>
      expect(api.calls('addCollaboratorNote')).toEqual([
        { collaborator: 'zoe', text: 'Libre le mercredi' },
      ]),
    );
    await press('Supprimer cette note');
    await waitFor(() =>
      expect(api.calls('deleteCollaboratorNote')).toEqual([{ collaborator: 'zoe', note: 'n1' }]),
    );
    const link = screen.getByText('Voir son journal');
    expect(link.getAttribute('href')).toBe('/audit?collaborator=zoe');
  });

  test('notes and log are not shown without the right to read them', async () => {
    api = openOffice({
      at: '/collaborators/zoe',
      may: ['collaborators.read'],
      answers: { getCollaborator: zoe },
    });
    await findPanel('Zoé Maes');
    expect(screen.queryByText('Notes')).toBeNull();
    expect(screen.queryByText('Voir son journal')).toBeNull();
    expect(api.calls('listCollaboratorNotes')).toEqual([]);
  });
});
