import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  isTicked,
  press,
  readable,
  tick,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asWindow } from '@ribambelle/testing/office/unsafe.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const settings = {
  identity: { name: 'Maison', email: 'info@maison.test', phone: '02 555 12 34', city: 'Ixelles' },
  preferences: {
    accent_color: '#0e7a78',
    language: 'fr',
    languages: LANGUAGES,
    cart_minutes: 15,
    confirmed_email_required: false,
    customer_participant_created: true,
    coupons_enabled: true,
  },
  payments: {
    payment_methods: ['IMMEDIATE', 'DELAYED'],
    online_payments_activated: true,
    test_mode: true,
    bank_transfers_activated: true,
    bank_account: 'BE71 0961 2345 6769',
    bank_account_holder: 'Maison ASBL',
    bank_identifier: '',
    service_fee_amount: 100,
    service_fee_percentage: 150,
    payment_reference_prefix: '12',
    maximum_unpaid_places: 12,
    payment_term_days: null,
    reminder_first_days: null,
    reminder_second_days: null,
    unpaid_cancellation_days: null,
    reminder_message: { fr: '', en: '' },
    credit_reminder_months: 6,
  },
} as const;

const open = async (
  part: string,
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/settings',
    answers: {
      getSettings: settings,
      getMailSettings: {},
      listPaymentProviders: { data: [] },
      ...more,
    },
    ...(may === undefined ? {} : { may }),
  });
  const title = await screen.findByRole('heading', { name: part });
  const section = title.closest('section');
  if (section === null) throw new Error(`${part} is no section`);
  return section;
};
const save = (part: HTMLElement) => within(part).getByRole('button', { name: 'Enregistrer' });

describe('name and contact', () => {
  test('are saved separately, and only after a change', async () => {
    const part = await open('Nom et contact', { updateIdentity: {} });
    expect(save(part)).toHaveProperty('disabled', true);
    write('Commune', 'Uccle', part);
    await press('Enregistrer', part);
    await screen.findByText('Enregistré.');
    expect(api.calls('updateIdentity')).toEqual([{ version: 1, city: 'Uccle' }]);
    await waitFor(() => expect(save(part)).toHaveProperty('disabled', true));
    expect(api.calls('getOfficeSession').length).toBeGreaterThan(1);
  });

  test('with an invalid address are refused at its field', async () => {
    const part = await open('Nom et contact', { updateIdentity: {} });
    write('E-mail', 'info', part);
    fireEvent.submit(part.querySelector('form') ?? part);
    await waitFor(() => expect(wrongWith('E-mail', part)).not.toBe(''));
    expect(api.calls('updateIdentity')).toEqual([]);
  });

  test('include a logo, sent as a file, and a file that is no picture is refused with an explanation', async () => {
    const part = await open('Nom et contact', {
      uploadLogo: ({ name }) => (name === 'logo.png' ? {} : refuse('FILE_NOT_AN_IMAGE')),
    });
    const input = part.querySelector('input[type=file]') ?? part;
    const send = (name: string) =>
      fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
    send('note.txt');
    await waitFor(() => expect(document.querySelectorAll('.office-message')).toHaveLength(1));
    expect(screen.queryByText('Logo changé.')).toBeNull();
    send('logo.png');
    expect(await screen.findByText('Logo changé.')).toBeTruthy();
  });
});

describe('the site', () => {
  test('saves only changes', async () => {
    const part = await open('Le site', { updatePreferences: {} });
    write(/^Durée de réservation/, '30', part);
    tick(/^Exiger une adresse e-mail confirmée/, part);
    await press('Enregistrer', part);
    await waitFor(() =>
      expect(api.calls('updatePreferences')).toEqual([
        { version: 1, cart_minutes: 30, confirmed_email_required: true },
      ]),
    );
  });

  test('refuses a cart time that is too long at its field, without cutting it', async () => {
    const part = await open('Le site', { updatePreferences: {} });
    write(/^Durée de réservation/, '2000', part);
    await press('Enregistrer', part);
    await waitFor(() => expect(wrongWith(/^Durée de réservation/, part)).not.toBe(''));
    expect(valueOf(/^Durée de réservation/, part)).toBe('2000');
    expect(api.calls('updatePreferences')).toEqual([]);
  });
});

describe('payments', () => {
  test('methods are enabled and sorted', async () => {
    const part = await open('Paiements', { updatePaymentSettings: {} });
    expect(isTicked('En ligne, l’acompte seulement', part)).toBe(false);
    tick('En ligne, l’acompte seulement', part);
    await press('Monter: Plus tard, par virement', part);
    await press('Enregistrer', part);
    await waitFor(() =>
      expect(api.calls('updatePaymentSettings')).toMatchObject([
        { payment_methods: ['DELAYED', 'IMMEDIATE', 'IMMEDIATE_DEPOSIT'] },
      ]),
    );
  });

  test('the fee is entered in euros and percent, and sent in cents and basis points', async () => {
    const part = await open('Paiements', { updatePaymentSettings: {} });
    expect(valueOf('Frais de service par commande', part)).toBe('1,00');
    write('Frais de service par commande', '1,25', part);
    write('Frais de service en %', '2,5', part);
    await press('Enregistrer', part);
    await waitFor(() =>
      expect(api.calls('updatePaymentSettings')).toMatchObject([
        { service_fee_amount: 125, service_fee_percentage: 250 },
      ]),
    );
  });

  test('the limit of unpaid places is removed by emptying its field', async () => {
    const part = await open('Paiements', { updatePaymentSettings: {} });
    expect(valueOf(/^Places non payées/, part)).toBe('12');
    write(/^Places non payées/, '', part);
    await press('Enregistrer', part);
    await waitFor(() =>
      expect(api.calls('updatePaymentSettings')).toMatchObject([{ maximum_unpaid_places: null }]),
    );
  });

  test('the payment term is set in days', async () => {
    const part = await open('Paiements', { updatePaymentSettings: {} });
    write(/^Délai pour payer par virement/, '14', part);
    await press('Enregistrer', part);
    await waitFor(() =>
      expect(api.calls('updatePaymentSettings')).toMatchObject([{ payment_term_days: 14 }]),
    );
  });

  test('reminders: when they leave, and the words that appear once they do', async () => {
    const part = await open('Paiements', {
      updatePaymentSettings: () =>
        refuse('FIRST_REMINDER_REQUIRED', { reminder_first_days: 'FIRST_REMINDER_REQUIRED' }),
    });
    expect(within(part).queryByLabelText(/^Vos propres mots/)).toBeNull();
    write(/^Deuxième rappel/, '21', part);
    await press('Enregistrer', part);
    await waitFor(() => expect(wrongWith(/^Premier rappel/, part)).toContain('premier rappel'));
    api.answer({ updatePaymentSettings: {} });
    write(/^Premier rappel/, '3', part);
    write('Vos propres mots dans le rappel (français)', 'Un souci ?', part);
    await press('Enregistrer', part);
    await screen.findByText('Enregistré.');
    expect(api.calls('updatePaymentSettings').at(-1)).toMatchObject({
      reminder_first_days: 3,
      reminder_second_days: 21,
      reminder_message: { fr: 'Un souci ?', en: '' },
    });
  });

  test('credit reminders: after so many months, or never', async () => {
    const part = await open('Paiements', { updatePaymentSettings: {} });
    const field = /^Crédit sans mouvement/;
    expect(valueOf(field, part)).toBe('6');
    write(field, '0', part);
    await press('Enregistrer', part);
    await waitFor(() => expect(wrongWith(field, part)).not.toBe(''));
    expect(api.calls('updatePaymentSettings')).toEqual([]);
    write(field, '12', part);
    await press('Enregistrer', part);
    await waitFor(() =>
      expect(api.calls('updatePaymentSettings')).toMatchObject([{ credit_reminder_months: 12 }]),
    );
    write(field, '', part);
    await press('Enregistrer', part);
    await waitFor(() =>
      expect(api.calls('updatePaymentSettings').at(-1)).toMatchObject({
        credit_reminder_months: null,
      }),
    );
  });

  test('online without a provider or test mode says that families do not see it', async () => {
    const part = await open('Paiements');
    expect(readable(part.textContent)).not.toContain('Aucun compte');
    tick(/^Mode test/, part);
    await screen.findByText(/^Aucun compte pour de l’argent réel n’est connecté/);
  });

  test('an invalid account is refused at its field', async () => {
    const part = await open('Paiements', {
      updatePaymentSettings: () => refuse('IBAN_INVALID', { bank_account: 'IBAN_INVALID' }),
    });
    write('Compte bancaire (IBAN)', 'BE00', part);
    await press('Enregistrer', part);
    await waitFor(() => expect(wrongWith('Compte bancaire (IBAN)', part)).not.toBe(''));
  });
});

describe('without the right to', () => {
  test('change settings, all are shown without buttons', async () => {
    await open('Nom et contact', {}, ['organiser-account.read']);
    const sets = [...document.querySelectorAll('fieldset')];
    expect(sets.map(({ disabled }) => disabled)).toEqual([true, true, true, true, true, true]);
    expect(screen.queryByText('Enregistrer')).toBeNull();
    expect(screen.queryByText('Choisir un logo')).toBeNull();
  });

  test('see money or the site, these parts are hidden', async () => {
    await open('Nom et contact', {
      getSettings: { ...settings, preferences: null, payments: null },
    });
    expect(screen.queryByRole('heading', { name: 'Paiements' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Le site' })).toBeNull();
  });
});

test('settings that could not be read show an error, and can be requested again', async () => {
  api = openOffice({
    at: '/settings',
    answers: { getSettings: () => refuse('NOT_PERMITTED'), getMailSettings: {} },
  });
  await screen.findByRole('alert');
  api.answer({ getSettings: settings });
  await press('Réessayer');
  expect(await screen.findByRole('heading', { name: 'Nom et contact' })).toBeTruthy();
});

test('the colour is previewed on the site before it is saved', async () => {
  const tab = { opener: {}, location: { href: '' }, close: vi.fn() };
  const openSpy = vi.spyOn(window, 'open').mockReturnValue(asWindow(tab));
  const part = await open('Le site', { previewSite: { preview: '/?preview=true&draft=x' } });
  write('Couleur du site', '#123abc', part);
  await press('Voir sur le site avant d’enregistrer', part);
  await waitFor(() =>
    expect(tab).toMatchObject({ location: { href: 'https://maison.test/?preview=true&draft=x' } }),
  );
  expect(api.calls('previewSite')).toEqual([{ accent_color: '#123abc' }]);
  expect(api.calls('updatePreferences')).toEqual([]);
  openSpy.mockRestore();
});

describe('its own search', () => {
  test('finds a setting by a common word, wherever it is, and leads there', async () => {
    await open('Nom et contact');
    write(textsFor('fr')['office-settings'].search, 'iban');
    const results = await screen.findByRole('status', {
      name: textsFor('fr')['office-settings'].found,
    });
    expect(
      within(results)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Compte bancaire']);
    fireEvent.click(within(results).getByRole('link'));
    await waitFor(() =>
      expect(screen.queryByRole('status', { name: results.ariaLabel ?? '' })).toBeNull(),
    );
  });

  test('says when there are no results', async () => {
    await open('Nom et contact');
    write(textsFor('fr')['office-settings'].search, 'montgolfière');
    expect(await screen.findByText(textsFor('fr')['office-settings'].nothing)).toBeTruthy();
  });
});
