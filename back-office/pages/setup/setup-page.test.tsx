import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  findField,
  press,
  readable,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const open = (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({
    at: '/setup?token=abc',
    answers: { describeSetup: { expires_at: '2026-07-06T09:00:00.000Z' }, ...more },
  });
  return findField('Nom, comme les familles le connaissent');
};

function fillIn(): void {
  write('Nom, comme les familles le connaissent', 'Les Petits Pas');
  write('Adresse du site', 'www.petits-pas.be');
  write('Prénom', 'Aline');
  write('Nom', 'Dubois');
  write('Votre e-mail, pour vous connecter', 'aline@petits-pas.be');
  write('Mot de passe', 'une phrase facile à retenir');
}

test('an organisation is created from the input, and its back-office opens', async () => {
  await open({ setUpOrganiser: { message: null } });
  fillIn();
  await press('Créer mon organisation');
  await waitFor(() => expect(address()).toBe('/today'));
  const [request] = api.calls('setUpOrganiser');
  expect(request).toMatchObject({
    token: 'abc',
    organiser: { name: 'Les Petits Pas', hostname: 'www.petits-pas.be', languages: ['fr'] },
    administrator: {
      firstname: 'Aline',
      email: 'aline@petits-pas.be',
      password: 'une phrase facile à retenir',
      language: 'fr',
    },
  });
});

test('a refusal is shown beside its field, and the input stays', async () => {
  await open({
    setUpOrganiser: () => refuse('HOSTNAME_TAKEN', { 'organiser.hostname': 'HOSTNAME_TAKEN' }),
  });
  fillIn();
  await press('Créer mon organisation');
  await waitFor(() =>
    expect(wrongWith('Adresse du site')).toBe(
      'Une autre organisation répond déjà à cette adresse sur ce serveur.',
    ),
  );
  expect(address()).toContain('/setup');
});

test('an expired link says what to do, and links to the sign-in', async () => {
  api = openOffice({
    at: '/setup?token=abc',
    answers: { describeSetup: () => refuse('SETUP_LINK_INVALID') },
  });
  expect(await screen.findByText('Cette adresse ne sert plus')).toBeTruthy();
  expect(readable(document.body.textContent)).toContain('Redémarrez Ribambelle');
  expect(screen.getByText('Se connecter').closest('a')?.getAttribute('href')).toBe('/');
});

test('without its one-time token the page says what it needs, and requests nothing', async () => {
  api = openOffice({ at: '/setup', answers: {} });
  expect(await screen.findByText('Créer une organisation')).toBeTruthy();
  expect(readable(document.body.textContent)).toContain('adresse à usage unique');
  expect(api.calls('describeSetup')).toEqual([]);
});

test('an invalid company number is refused at its field', async () => {
  await open({
    setUpOrganiser: () =>
      refuse('COMPANY_NUMBER_INVALID', {
        'organiser.company_number': 'COMPANY_NUMBER_INVALID',
      }),
  });
  fillIn();
  write('Numéro d’entreprise', '0417.497.107');
  await press('Créer mon organisation');
  await waitFor(() => expect(wrongWith('Numéro d’entreprise')).toContain('dix chiffres'));
});

test('a logo is sent once the organisation exists; a refused one stops nothing', async () => {
  await open({
    setUpOrganiser: { message: null },
    uploadLogo: () => refuse('FILE_NOT_AN_IMAGE'),
  });
  fillIn();
  const input = document.querySelector('input[type=file]') ?? document.body;
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png')] } });
  await screen.findByText('logo.png');
  expect(api.calls('uploadLogo')).toEqual([]);
  await press('Créer mon organisation');
  await waitFor(() => expect(address()).toBe('/today'));
  expect(api.calls('uploadLogo')).toMatchObject([{ name: 'logo.png' }]);
});
