import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { press, valueOf, write, wrongWith } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const kept_settings = {
  host: 'smtp.fournisseur.test',
  port: 587,
  security: 'STARTTLS',
  username: 'maison',
  sender_name: 'La Maison',
  sender_address: 'info@maison.test',
  reply_to: '',
  password_kept: true,
  platform_delivers: false,
  tested: null,
} as const;
const refused_test = {
  accepted: false,
  failure: 'SIGN_IN_REFUSED',
  answer: '535 5.7.8 Bad credentials',
} as const;

const open = async (
  answers: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  const settings = { version: 1, preferences: null, payments: null };
  api = openOffice({
    at: '/settings',
    answers: { getSettings: settings, getMailSettings: kept_settings, ...answers },
    ...(may === undefined ? {} : { may }),
  });
  const title = await screen.findByRole('heading', { name: 'Envoi des e-mails' });
  await screen.findByLabelText('Serveur (SMTP)');
  const section = title.closest('section');
  if (section === null) throw new Error('The settings of e-mails are no section');
  return section;
};

test('a test uses the unsaved input, and its failure is explained in our words and the server’s', async () => {
  const part = await open({ sendTestMail: refused_test });
  write('Mot de passe', 'faux', part);
  await press('Envoyer un e-mail de test', part);
  await screen.findByText('Le serveur refuse ce nom d’utilisateur ou ce mot de passe.');
  expect(screen.getByText('535 5.7.8 Bad credentials')).toBeTruthy();
  expect(api.calls('sendTestMail')).toMatchObject([
    { host: 'smtp.fournisseur.test', username: 'maison', password: 'faux' },
  ]);
  api.answer({ sendTestMail: { accepted: true, failure: null, answer: '250 Ok' } });
  write('Mot de passe', 'juste', part);
  expect(screen.queryByText('535 5.7.8 Bad credentials')).toBeNull();
  await press('Envoyer un e-mail de test', part);
  await screen.findByText(/^L’e-mail de test est accepté/);
  expect(screen.getByText('Enregistrez maintenant ces réglages.')).toBeTruthy();
});

test('an empty password keeps the saved one, and a new one leaves the field once saved', async () => {
  const part = await open({ updateMailSettings: {} });
  write('Adresse de réponse', 'bureau@maison.test', part);
  await press('Enregistrer', part);
  await waitFor(() => expect(api.calls('updateMailSettings')).toHaveLength(1));
  expect(api.calls('updateMailSettings')[0]).toEqual({
    version: 1,
    reply_to: 'bureau@maison.test',
  });
  api.answer({ getSettings: { version: 2, preferences: null, payments: null } });
  write('Mot de passe', 'nouveau', part);
  await press('Enregistrer', part);
  await waitFor(() => expect(api.calls('updateMailSettings')).toHaveLength(2));
  expect(api.calls('updateMailSettings')[1]).toEqual({ version: 1, password: 'nouveau' });
  await waitFor(() => expect(valueOf('Mot de passe', part)).toBe(''));
});

test('another server needs the password again, at its field, for a test too', async () => {
  const refusal = () =>
    refuse('MAIL_PASSWORD_REQUIRED', { password: 'MAIL_PASSWORD_REQUIRED' } as const);
  const part = await open({ sendTestMail: refusal });
  write('Serveur (SMTP)', 'ailleurs.test', part);
  await press('Envoyer un e-mail de test', part);
  await waitFor(() =>
    expect(wrongWith('Mot de passe', part)).toContain('Indiquez le mot de passe'),
  );
});

test('without a mail server there is a warning, and nothing can be tested', async () => {
  const part = await open({
    getMailSettings: { ...kept_settings, host: '', password_kept: false },
  });
  expect(part.textContent).toContain('Aucun e-mail ne part pour l’instant.');
  const button = screen.getByRole('button', { name: 'Envoyer un e-mail de test' });
  expect(button).toHaveProperty('disabled', true);
});

test('the last test shows that it was made with other settings', async () => {
  const last_test = { at: '2026-07-06T07:30:00.000Z', answer: '250 Ok', current: false };
  const part = await open({ getMailSettings: { ...kept_settings, tested: last_test } });
  expect(part.textContent).toContain('avec d’autres réglages');
});

test('without the right to change it, there are no buttons', async () => {
  const part = await open({}, ['organiser-account.read']);
  expect(part.querySelector('fieldset')?.disabled).toBe(true);
  expect(screen.queryByText('Envoyer un e-mail de test')).toBeNull();
});
