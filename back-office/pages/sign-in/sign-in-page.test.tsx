import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  click,
  findField,
  press,
  readable,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const nobody = { collaborator: null, organiser: null };
const zoe = {
  collaborator: { firstname: 'Zoé', permissions: ['locations.read'], language: 'fr' },
  organiser: { name: 'Maison', timezone: 'Europe/Brussels', currency: 'EUR', language: 'fr' },
} as const;

const open = async (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  let signedIn = false;
  const { signInCollaborator, ...rest } = more;
  api = openOffice({
    at: '/locations?search=salle',
    answers: {
      getOfficeSession: () => (signedIn ? zoe : nobody),
      signInCollaborator: (request) => {
        const answer =
          typeof signInCollaborator === 'function'
            ? signInCollaborator(request)
            : { signed_in: true };
        signedIn = answer.signed_in === true;
        return answer;
      },
      ...rest,
    },
  });
  await findField('Adresse e-mail');
};
const submit = async (password = 'une phrase secrète') => {
  write('Adresse e-mail', 'zoe@maison.test');
  write('Mot de passe', password);
  await press('Se connecter');
};

describe('signing in', () => {
  test('leads to the requested page', async () => {
    await open();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Lieux' })).toBeTruthy();
    expect(address()).toBe('/locations?search=salle');
    expect(api.calls('signInCollaborator')).toEqual([
      {
        email: 'zoe@maison.test',
        password: 'une phrase secrète',
        totp: null,
        recovery_code: null,
        organiser: null,
      },
    ]);
  });

  test('with a wrong password shows an error, and keeps the input', async () => {
    await open({ signInCollaborator: () => refuse('SIGN_IN_WRONG') });
    await submit('faux');
    expect(readable((await screen.findByRole('alert')).textContent)).not.toBe('');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveProperty('value', 'zoe@maison.test');
  });

  test('asks for the second factor only when there is one, and says when the code is wrong', async () => {
    await open({
      signInCollaborator: ({ totp }) =>
        totp === null
          ? refuse('TOTP_REQUIRED')
          : totp === '123456'
            ? { signed_in: true }
            : refuse('TOTP_WRONG'),
    });
    await submit();
    await findField(/^Code à six chiffres/);
    expect(screen.queryByRole('alert')).toBeNull();
    write(/^Code à six chiffres/, '000000');
    await press('Se connecter');
    await screen.findByRole('alert');
    write(/^Code à six chiffres/, '123456');
    await press('Se connecter');
    expect(await screen.findByRole('heading', { name: 'Lieux' })).toBeTruthy();
  });

  test('with a recovery code says how many are left', async () => {
    await open({
      signInCollaborator: ({ recovery_code, totp }) => {
        if (recovery_code === null) return refuse('TOTP_REQUIRED');
        expect(totp).toBeNull();
        return recovery_code === 'ABCD-EFGH-JKMN-2345'
          ? { signed_in: true, recovery_codes: 2 }
          : refuse('RECOVERY_CODE_WRONG');
      },
    });
    await submit();
    await press('J’ai perdu mon téléphone : utiliser un code de secours');
    write(/^Code de secours/, 'faux');
    await press('Se connecter');
    await screen.findByText('Ce code de secours est incorrect ou a déjà servi.');
    write(/^Code de secours/, 'ABCD-EFGH-JKMN-2345');
    await press('Se connecter');
    expect(await screen.findByText('Il vous reste 2 codes de secours.')).toBeTruthy();
  });

  test('with several organisers asks which one', async () => {
    await open({
      signInCollaborator: ({ organiser }) =>
        organiser === null
          ? {
              signed_in: false,
              organisers: [
                { cuid: 'house', name: 'Maison' },
                { cuid: 'club', name: 'Club' },
              ],
            }
          : { signed_in: true },
    });
    await submit();
    await press('Club');
    expect(await screen.findByRole('heading', { name: 'Lieux' })).toBeTruthy();
    expect(api.calls('signInCollaborator').at(-1)).toMatchObject({ organiser: 'club' });
  });

  test('without a server says that it does not answer', async () => {
    await open();
    api.disconnect();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Le serveur ne répond pas/);
  });

  test('is in the other language after one press', async () => {
    await open();
    await click(screen.getByText('English'));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(localStorage.getItem('ribambelle_language')).toBe('en');
  });
});

describe('a new password by a link', () => {
  const follow = async (setCollaboratorPassword: () => never | object) => {
    api = openOffice({
      at: '/?token=secret',
      answers: { getOfficeSession: nobody, setCollaboratorPassword },
    });
    await findField('Nouveau mot de passe');
  };

  test('is set, and then used to sign in', async () => {
    await follow(() => ({}));
    write('Nouveau mot de passe', 'une phrase plus longue');
    await press('Changer le mot de passe');
    await findField('Adresse e-mail');
    expect(api.calls('setCollaboratorPassword')).toEqual([
      { password: 'une phrase plus longue', token: 'secret' },
    ]);
    expect(address()).toBe('/');
  });

  test('that is too short is refused at its field', async () => {
    await follow(() => ({}));
    write('Nouveau mot de passe', 'court');
    await press('Changer le mot de passe');
    await waitFor(() => expect(wrongWith('Nouveau mot de passe')).not.toBe(''));
    expect(api.calls('setCollaboratorPassword')).toEqual([]);
  });

  test('is refused with a message when the link has expired', async () => {
    await follow(() => refuse('PASSWORD_LINK_INVALID'));
    write('Nouveau mot de passe', 'une phrase plus longue');
    await press('Changer le mot de passe');
    await screen.findByRole('alert');
    expect(address()).toBe('/?token=secret');
  });
});

describe('a forgotten password', () => {
  test('gets the same answer for every address, with a way back', async () => {
    await open({ requestCollaboratorLink: { message: 'Un e-mail arrive.' } });
    await press('Mot de passe oublié ?');
    write('Adresse e-mail', 'zoe@maison.test');
    await press('Envoyer le lien');
    const message = await screen.findByText(/Un e-mail arrive/);
    expect(message.closest('[role=status]')).toBeTruthy();
    expect(api.calls('requestCollaboratorLink')).toEqual([{ email: 'zoe@maison.test' }]);
    await press('Retour à la connexion');
    await findField('Mot de passe');
  });
});

describe('a provisional password', () => {
  test('must be changed before anything else is shown, at any address', async () => {
    let pending: 'PASSWORD' | null = 'PASSWORD';
    api = openOffice({
      at: '/locations',
      answers: {
        getOfficeSession: () => ({ ...zoe, collaborator: { ...zoe.collaborator, pending } }),
        updateOwnPassword: ({ password }) => {
          if (password === 'le même mot de passe')
            refuse('PASSWORD_UNCHANGED', { password: 'PASSWORD_UNCHANGED' });
          pending = null;
          return {};
        },
      },
    });
    await screen.findByRole('heading', { name: 'Choisissez votre mot de passe' });
    expect(api.calls('listOfficeLocations')).toEqual([]);
    write('Mot de passe provisoire', 'le même mot de passe');
    write('Nouveau mot de passe', 'le même mot de passe');
    await press('Continuer');
    await waitFor(() => expect(wrongWith('Nouveau mot de passe')).not.toBe(''));
    write('Nouveau mot de passe', 'une phrase bien à moi');
    await press('Continuer');
    expect(await screen.findByRole('heading', { name: 'Lieux' })).toBeTruthy();
  });
});

describe('a second factor required by the organiser', () => {
  test('is set up before anything else is shown', async () => {
    let pending: 'SECOND_FACTOR' | null = 'SECOND_FACTOR';
    api = openOffice({
      at: '/locations',
      answers: {
        getOfficeSession: () => ({ ...zoe, collaborator: { ...zoe.collaborator, pending } }),
        startSecondFactor: { secret: 'GEZDGNBV', uri: '', qr: '<svg/>' },
        enableSecondFactor: () => {
          pending = null;
          return { recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] };
        },
      },
    });
    await screen.findByRole('heading', { name: 'Activez la double vérification' });
    await press('Activer');
    await screen.findByText('GEZDGNBV');
    write('Confirmer', '123456');
    await press('Confirmer');
    await screen.findByText('AAAA-BBBB-CCCC-DDDD');
    expect(api.calls('listOfficeLocations')).toEqual([]);
    await press('Je les ai gardés');
    expect(await screen.findByRole('heading', { name: 'Lieux' })).toBeTruthy();
  });
});

describe('setting up an organisation', () => {
  test('is offered where the operator allows it, at a separate address', async () => {
    await open({
      getSelfSetup: { allowed: true },
      createSetupLink: { token: 'fresh' },
      describeSetup: { expires_at: '2026-07-06T09:00:00.000Z' },
    });
    await press('Créer ma propre organisation');
    expect(await screen.findByRole('heading', { name: 'Bienvenue' })).toBeTruthy();
    expect(address()).toBe('/setup?token=fresh');
  });

  test('is not offered where it is not allowed', async () => {
    await open({ getSelfSetup: { allowed: false } });
    expect(screen.queryByText('Créer ma propre organisation')).toBeNull();
  });
});
